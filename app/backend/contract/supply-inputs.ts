import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";

/** Ten years: what is said of longer is no number of days. */
export const MOST_SUPPLY_DAYS = 3650;
/** ISO 4217, as far as the platform knows it. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** How far shares of an input may be off from a whole (13-data-management, "group sums ≠ 1 ± 0.01"). */
export const SHARE_TOLERANCE = 0.01;

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

const id = z.int().positive();
const inputId = z.coerce.number().int().positive();
const share = z.number().min(0).max(1).nullable();
const days = z.number().min(0).max(MOST_SUPPLY_DAYS).nullable();
const day = z.string().describe("YYYY-MM-DD");

/** What a person or a list says of what a supplier delivers of an input; null for what nobody said. */
const said = {
  /** Of all that the customer needs of the input, 0 to 1. */
  share,
  /** When others fail, 0 to 1. */
  maxShare: share,
  /** Days of the customer's full need that lie with the customer. */
  stockOwn: days,
  stockSupplier: days,
  /** Days. */
  transit: days,
  /** Days until it delivers again after the loss of its site. */
  recoverySite: days,
  recoveryInsolvency: days,
  /** Days until a larger share is delivered. */
  rampDays: days,
  /** Of twelve months, in `currency`. */
  revenueAtRisk: z.number().min(0).max(1e15).nullable(),
  /** ISO 4217; with an amount only. */
  currency: z.string().refine(isCurrency, "ISO 4217").nullable(),
};

export const supplyInput = z.object({
  id,
  supplier: z.object({ id, name: z.string(), country: z.string().nullable() }),
  /** In the customer's words. */
  input: z.string(),
  hsCode: z.string().nullable(),
  productLine: z.string().nullable(),
  ...said,
  validFrom: day,
  /** The last day; null where no end is known. */
  validTo: day.nullable(),
  confirmedOn: day.nullable(),
  /** What the shares of this input and product line make on the day that was asked for; null where none was. */
  shares: z
    .object({
      sum: z.number().nonnegative(),
      /** Suppliers of it of which nobody said a share. */
      unknown: z.int().nonnegative(),
      /** 1 ± 0.01; less than that is one as well while a share is unknown. */
      isWhole: z.boolean(),
    })
    .nullable(),
  /** The list that it came with. */
  importId: id.nullable(),
  version: z.int().positive(),
});
export type SupplyInput = z.output<typeof supplyInput>;

const filter = {
  supplierId: inputId.optional(),
  supplier: z.string().trim().max(200).optional().describe("Part of the supplier's name"),
  input: z.string().trim().max(200).optional().describe("Part of the input's name, or the beginning of its HS code"),
  validOn: givenDay().optional().describe("Valid on this day; all periods unless said"),
  recovery: z.enum(["missing"]).optional().describe("Without a time to recover"),
  confirmedBefore: givenDay().optional().describe("Confirmed before this day, or never"),
};

export const listSupplyInputs = defineCall({
  name: "listSupplyInputs",
  area: "data",
  summary: "List what suppliers deliver of which input",
  description: "By input, product line and age of the entry. Counts end at 10,000.",
  method: "get",
  path: "/v2/supply-inputs",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...filter, ...pageQuery }),
  response: pageOf(supplyInput),
});
export type SupplyInputPage = z.output<typeof listSupplyInputs.response>;

export const exportSupplyInputs = defineCall({
  name: "exportSupplyInputs",
  area: "data",
  summary: "Export what suppliers deliver of which input as CSV",
  description:
    "In the user's language, with the columns of an import of supply data: corrected, it can be imported again. At most 200,000.",
  method: "get",
  path: "/v2/supply-inputs/export",
  access: "signed-in",
  scope: "network:read",
  query: z.object(filter),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});

export const readSupplyInput = defineCall({
  name: "readSupplyInput",
  area: "data",
  summary: "Read what a supplier delivers of an input",
  method: "get",
  path: "/v2/supply-inputs/{inputId}",
  access: "signed-in",
  scope: "network:read",
  params: z.object({ inputId }),
  response: supplyInput,
});

export const changeSupplyInput = defineCall({
  name: "changeSupplyInput",
  area: "data",
  summary: "Change what a supplier delivers of an input",
  description:
    "With `since`, the period so far ends on the day before, and the values hold from that day on as a period of its own, which is answered. 409 `stale_version` with what stands there now, `supply_period_overlap` with the days of another period of the same supplier, input and product line.",
  method: "put",
  path: "/v2/supply-inputs/{inputId}",
  access: { permission: "impact:write" },
  scope: "network:write",
  params: z.object({ inputId }),
  body: z
    .object({
      ...said,
      validFrom: givenDay(),
      validTo: givenDay().nullable(),
      confirmedOn: givenDay().nullable(),
      since: givenDay().optional(),
      version: z.int().positive(),
    })
    .refine(({ revenueAtRisk, currency }) => (revenueAtRisk === null) === (currency === null), {
      path: ["currency"],
      error: "an amount has a currency, and a currency an amount",
    })
    .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
      path: ["validTo"],
      error: "is before the first day",
    })
    .refine(({ since, validFrom }) => since === undefined || since > validFrom, {
      path: ["since"],
      error: "is not behind the first day",
    })
    .refine(({ since, validTo }) => since === undefined || validTo === null || since <= validTo, {
      path: ["since"],
      error: "is behind the last day",
    }),
  response: supplyInput,
});
