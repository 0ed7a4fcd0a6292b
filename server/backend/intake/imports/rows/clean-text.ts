/**
 * One form of a text: Unicode NFC, without invisible characters, blanks and line breaks joined to one blank, and without the apostrophe by which
 * exported files keep a spreadsheet from running a text: what comes back from there is what it was.
 */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]|(?!\s)\p{Cc}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, "");
}

/** Most cells: ASCII with single blanks. */
const CLEAN = /^(?:[!-&(-~](?: ?[!-~])*)?$/;

/** An address of several lines in one. */
export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map(cleanText);
  return lines
    .filter((line) => line !== "")
    .join(", ")
    .replace(/,(?:\s*,)+/g, ",");
}

/** Owners that stand under each other in one cell, behind semicolons. */
export function joinOwners(text: string): string {
  const lines = text.split(/[\r\n]+/).map(cleanText);
  return lines.filter((line) => line !== "").join("; ");
}

const FILLERS =
  /^(?:[-–—./?_*]+|n\/a|n\.\s?a\.?|none|null|nil|nan|#|tbd|tba|tbc|unknown|undisclosed|undefined|not (?:available|applicable|known|disclosed|specified|given)|k\.?\s?a\.?|unbekannt|keine?|keine angaben?|nicht (?:bekannt|verfügbar|vorhanden|angegeben)|sans|néant|inconnue?|non (?:communiqué|disponible|renseigné|connu)|s\.\s?o\.?|desconocid[oa]|sin datos|no disponible|sconosciut[oa]|non disponibile|desconhecid[oa]|onbekend|n\.v\.t\.?|无|不详|未知|暂无|不适用)$/i;

/** What people write where they have nothing to write. "NA" is nothing but in a column of countries, where it is Namibia. */
export const isFiller = (text: string, ofCountry = false): boolean =>
  FILLERS.test(text) || (!ofCountry && /^na$/i.test(text));

/** What a spreadsheet shows where a formula failed. */
export const isSpreadsheetError = (text: string): boolean =>
  text.startsWith("#") &&
  /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|NV|BEZUG!|WERT!|SPILL!|CALC!|GETTING_DATA)$/i.test(text);

/** A text that a spreadsheet would run as a formula. Numbers and telephone numbers begin the same way. */
export const isFormulaLike = (text: string): boolean => /^[=@]|^[+-](?![\d\s().,/-]*$)/.test(text);

/** One that would do something: compute, call a function, or start a program (DDE). No supplier is called like that. */
export const isRunnableFormula = (text: string): boolean => /^=|^[@+-].*[(|!]/.test(text) && isFormulaLike(text);
