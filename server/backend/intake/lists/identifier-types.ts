/** What lists call their numbers, and the one word for each here. The first that fits counts. */
const TYPES: readonly [RegExp, string][] = [
  [/\bIMO\b/i, "imo"],
  [/\bMMSI\b/i, "mmsi"],
  [/legal entity (?:number|identifier)|\bLEI\b/i, "lei"],
  [/d-?u-?n-?s/i, "duns"],
  [/swift|\bbic\b/i, "swift"],
  [/\bBIK\b/i, "bank-code"],
  [/\bISIN\b/i, "isin"],
  [/ticker/i, "ticker"],
  [/v\.?a\.?t\.?\b/i, "vat"],
  [/digital currency address/i, "crypto-address"],
  [/passport|pasaporte/i, "passport"],
  [/driver/i, "driving-licence"],
  [/social security|\bSSN\b/i, "social-security"],
  [/serial number|\bMSN\b|construction number/i, "aircraft-serial"],
  [/tail number/i, "aircraft-tail"],
  [/call sign/i, "call-sign"],
  [/unified social credit|\bUSCC\b/i, "registration"],
  [
    /tax|\bNIT\b|\bR\.?U\.?C\b|\bR\.?I\.?F\b|\bR\.?F\.?C\b|fein|\bEIN\b|fiscal|\bC\.?U\.?I\.?T\b|\bN\.?I\.?F\b|\bPAN\b|\bUTR\b/i,
    "tax",
  ],
  [/trade licen[cs]e|^licen[cs]e/i, "trade-licence"],
  [
    /registration|registry|registered|company number|chamber of commerce|mercantil|c\.?r\.? no|government gazette|commercial|enterprise number|business/i,
    "registration",
  ],
  [
    /national|identity|identification|identifica|cedula|c\.?u\.?r\.?p|d\.?n\.?i|personal id|\bID card\b|credencial|cartilla|electoral|\bI\.?D\.?\b|tazkira|folio/i,
    "national-id",
  ],
  [/website|^web/i, "website"],
  [/e-?mail/i, "email"],
  [/phone|telephone|^tel\b|^fax/i, "phone"],
];

/** "R.F.C." → "tax", "Registration ID" → "registration"; "other" for a label nobody here knows. */
export function identifierType(label: string): string {
  return TYPES.find(([pattern]) => pattern.test(label))?.[1] ?? "other";
}

/** Whether a label announces a number of some kind. */
export function isIdentifierLabel(label: string): boolean {
  return identifierType(label) !== "other" || /(?:\bNo\.?|#|\bNumber|\bCode|\bID)$/i.test(label.trim());
}
