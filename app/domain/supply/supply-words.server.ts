import type { SupplyInput } from "~/backend/contract/supply-inputs";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

/** What a supplier delivers of an input, in the words of a table; "" for what nobody said. */
export interface SupplyLine {
  id: number;
  supplier: { name: string; href: string; where: string };
  input: string;
  /** "7325 · Pumps". */
  about: string;
  share: string;
  /** "Shares add up to 120 %", where they make no whole. */
  sum: string;
  stock: string;
  transit: string;
  recovery: string;
  revenue: string;
  valid: string;
  confirmed: string;
  /** Null for who may not. */
  change: { href: string; name: string } | null;
}

export function supplyLineOf(entry: SupplyInput, mayChange: boolean, speech: Speech): SupplyLine {
  const { id, supplier, input, hsCode, productLine, share, maxShare, shares, revenueAtRisk, currency } = entry;
  const days = (key: "own" | "atSupplier" | "site" | "insolvency" | "ramp", value: number | null) =>
    value !== null && speech.say(`supplyPages:${key}`, { count: value, number: speech.number(value) });
  const name = speech.say("supplyPages:entry", { input, supplier: supplier.name });
  return {
    ...{ id, input, about: [hsCode, productLine].filter(Boolean).join(DOT) },
    supplier: {
      ...{ name: supplier.name, href: paths.targetProfile(supplier.id) },
      where: supplier.country ? speech.country(supplier.country) : "",
    },
    share: inLines([
      share !== null && speech.percent(share, 2),
      maxShare !== null && speech.say("supplyPages:upTo", { share: speech.percent(maxShare, 2) }),
    ]),
    sum: shares && !shares.isWhole ? speech.say("supplyPages:sum", { share: speech.percent(shares.sum, 2) }) : "",
    stock: inLines([days("own", entry.stockOwn), days("atSupplier", entry.stockSupplier)]),
    transit:
      entry.transit === null
        ? ""
        : speech.say("supplyPages:days", { count: entry.transit, number: speech.number(entry.transit) }),
    recovery: inLines([
      days("site", entry.recoverySite),
      days("insolvency", entry.recoveryInsolvency),
      days("ramp", entry.rampDays),
    ]),
    revenue: revenueAtRisk === null ? "" : `${speech.number(revenueAtRisk)} ${currency}`,
    valid: periodIn(entry, speech),
    confirmed: entry.confirmedOn ? speech.day(entry.confirmedOn) : "",
    change: mayChange ? { href: paths.supplyInput(id), name } : null,
  };
}

/** "1 Jan 2026 – 31 Dec 2026", "from 1 Jan 2026". */
export const periodIn = ({ validFrom, validTo }: Pick<SupplyInput, "validFrom" | "validTo">, speech: Speech): string =>
  validTo === null
    ? speech.say("supplyPages:from", { day: speech.day(validFrom) })
    : `${speech.day(validFrom)} – ${speech.day(validTo)}`;

const inLines = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join("\n");
