/** ISO 17442: 20 characters whose number, letters counted from 10, is 1 modulo 97 (ISO 7064 MOD 97-10). */
export function isLei(text: string): boolean {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z0-9]{18}\d{2}$/.test(code)) return false;
  let remainder = 0;
  for (const character of code) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Nine digits, often written 12-345-6789. */
export const isDuns = (text: string): boolean => /^\d{2}-?\d{3}-?\d{4}$/.test(text.trim());

/** Open Supply Hub: country, year, day of the year, seven characters, as in CN2021250D1DTN7. */
export const isOsId = (text: string): boolean => /^[A-Z]{2}20\d{2}[0-3]\d{2}[0-9A-Z]{6}[A-Z0-9]?$/.test(text.trim());

/** VAT numbers of the EU, the United Kingdom, Switzerland and Norway, by form only. Council Directive 2006/112/EC, 215. */
export function isVat(text: string): boolean {
  const code = text.toUpperCase().replace(/[\s.-]/g, "");
  const form = VAT_FORMS[code.slice(0, 2)] ?? (code.startsWith("CHE") ? VAT_FORMS.CH : undefined);
  return form !== undefined && new RegExp(`^(?:${form})$`).test(code.slice(2));
}

const VAT_FORMS: Readonly<Record<string, string>> = {
  AT: "U\\d{8}",
  BE: "[01]\\d{9}",
  BG: "\\d{9,10}",
  CH: "E\\d{9}(?:MWST|TVA|IVA)?",
  CY: "\\d{8}[A-Z]",
  CZ: "\\d{8,10}",
  DE: "\\d{9}",
  DK: "\\d{8}",
  EE: "\\d{9}",
  EL: "\\d{9}",
  ES: "[A-Z0-9]\\d{7}[A-Z0-9]",
  FI: "\\d{8}",
  FR: "[A-Z0-9]{2}\\d{9}",
  GB: "\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3}",
  HR: "\\d{11}",
  HU: "\\d{8}",
  IE: "\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}",
  IT: "\\d{11}",
  LT: "\\d{9}|\\d{12}",
  LU: "\\d{8}",
  LV: "\\d{11}",
  MT: "\\d{8}",
  NL: "\\d{9}B\\d{2}",
  NO: "\\d{9}(?:MVA)?",
  PL: "\\d{10}",
  PT: "\\d{9}",
  RO: "\\d{2,10}",
  SE: "\\d{12}",
  SI: "\\d{8}",
  SK: "\\d{10}",
};
