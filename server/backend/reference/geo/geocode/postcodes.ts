import type { Address } from "./geocode";

/** How a country writes its postal codes in an address, and what of one the gazetteer knows. Only of countries that it has codes of. */
const WRITTEN: Readonly<Record<string, { inText: RegExp; inColumn: RegExp; digits?: number }>> = {
  // The United States add four digits that say the block.
  US: { inText: /\b(\d{5})(?:-\d{4})?\b(?!\s+\p{L})/gu, inColumn: /^(\d{3,5})(?:-\d{4})?$/, digits: 5 },
  IN: { inText: /\b([1-9]\d{2}\s?\d{3})\b/g, inColumn: /^([1-9]\d{2}\s?\d{3})$/ },
  // The first half, which is an area; one whose digit is a zero is rural, and too wide to be kept.
  CA: { inText: /\b([A-Z]\d[A-Z])\s?\d[A-Z]\d\b/gi, inColumn: /^([A-Z]\d[A-Z])(?:\s?\d[A-Z]\d)?$/i },
};

/** What may be a postal code, the likeliest first: the column, then what the address has from its end on. */
export function postcodesIn({ postalCode, address }: Address, country: string): string[] {
  const written = WRITTEN[country];
  if (!written) return [];
  const { inText, inColumn, digits = 0 } = written;
  const own = inColumn.exec((postalCode ?? "").trim())?.[1];
  const told = [...(address ?? "").matchAll(inText)].map(([, code = ""]) => code).reverse();
  // Spreadsheets drop the zeros that a code begins with.
  return [own?.padStart(digits, "0") ?? "", ...told]
    .map((code) => code.replace(/\s/g, "").toUpperCase())
    .filter((code) => code !== "");
}
