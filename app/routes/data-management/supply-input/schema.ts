import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { isCurrency, MOST_SUPPLY_DAYS } from "~/backend/contract/supply-inputs";

/** "12", "12,5" and "1 250 000" are numbers as people type them. */
function number(most: number, error: string) {
  return z
    .string()
    .transform((typed) => typed.replace(/[\s'’\u00a0\u202f]/g, "").replace(",", "."))
    .pipe(
      z
        .string()
        .regex(/^\d{1,15}(?:\.\d{1,6})?$/, error)
        .transform(Number)
        .pipe(z.number().max(most, error)),
    )
    .optional();
}

const days = number(MOST_SUPPLY_DAYS, "supplyPages:problems.days");
const percent = number(100, "supplyPages:problems.share");
const day = givenDay("supplyPages:problems.day");
const version = z.coerce.number().int().positive();

/** What is known of an entry; what is left empty is not known. With `since`, what holds from that day on. */
export const changeForm = z
  .object({
    version,
    share: percent,
    maxShare: percent,
    stockOwn: days,
    stockSupplier: days,
    transit: days,
    recoverySite: days,
    recoveryInsolvency: days,
    rampDays: days,
    revenueAtRisk: number(1e15, "supplyPages:problems.amount"),
    currency: z.string().trim().toUpperCase().refine(isCurrency, "supplyPages:problems.currency").optional(),
    validFrom: z.string({ error: "supplyPages:problems.validFrom" }).pipe(day),
    validTo: day.optional(),
    confirmedOn: day.optional(),
    since: day.optional(),
  })
  .refine(({ revenueAtRisk, currency }) => revenueAtRisk === undefined || currency !== undefined, {
    path: ["currency"],
    error: "supplyPages:problems.currencyMissing",
  })
  .refine(({ revenueAtRisk, currency }) => currency === undefined || revenueAtRisk !== undefined, {
    path: ["revenueAtRisk"],
    error: "supplyPages:problems.amountMissing",
  })
  .refine(({ validFrom, validTo }) => validTo === undefined || validTo >= validFrom, {
    path: ["validTo"],
    error: "supplyPages:problems.order",
  })
  .refine(({ validFrom, since }) => since === undefined || since > validFrom, {
    path: ["since"],
    error: "supplyPages:problems.since",
  })
  .refine(({ validTo, since }) => since === undefined || validTo === undefined || since <= validTo, {
    path: ["since"],
    error: "supplyPages:problems.sinceAfter",
  });

/** The last day on which it holds. */
export const endForm = z.object({ version, lastDay: z.string({ error: "supplyPages:problems.lastDay" }).pipe(day) });
