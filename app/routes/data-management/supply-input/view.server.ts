import type { SupplyInput } from "~/backend/contract/supply-inputs";
import { periodIn } from "~/domain/supply/supply-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export type EntryView = ReturnType<typeof viewOf>;

/** An entry as its form holds it; `today` is the reader's, `YYYY-MM-DD`. */
export function viewOf(entry: SupplyInput, today: string, speech: Speech) {
  const { input, hsCode, productLine, supplier, importId, version, validFrom, validTo, confirmedOn } = entry;
  return {
    heading: speech.say("supplyPages:entry", { input, supplier: supplier.name }),
    about: [hsCode, productLine, periodIn(entry, speech)].filter(Boolean).join(DOT),
    supplier: { name: supplier.name, href: paths.targetProfile(supplier.id) },
    importHref: importId === null ? null : paths.importResult(importId),
    version,
    isOpen: validTo === null,
    lastDay: today < validFrom ? validFrom : today,
    values: {
      ...{ share: percent(entry.share), maxShare: percent(entry.maxShare) },
      ...{ stockOwn: typed(entry.stockOwn), stockSupplier: typed(entry.stockSupplier), transit: typed(entry.transit) },
      ...{ recoverySite: typed(entry.recoverySite), recoveryInsolvency: typed(entry.recoveryInsolvency) },
      ...{ rampDays: typed(entry.rampDays), revenueAtRisk: typed(entry.revenueAtRisk) },
      ...{ currency: entry.currency ?? "", validFrom, validTo: validTo ?? "", confirmedOn: confirmedOn ?? "" },
    },
  };
}

const typed = (value: number | null): string => (value === null ? "" : String(value));
/** Without what fractions are off by. */
const percent = (share: number | null): string => (share === null ? "" : String(Math.round(share * 1e8) / 1e6));
