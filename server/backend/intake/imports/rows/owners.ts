import { decimalOf } from "../values/decimal";
import { readShare, type Share } from "../values/share";
import type { Report } from "./candidate";
import { namesNobody } from "./placeholders";

/** Somebody who owns what a row is about. Days are `YYYY-MM-DD`; what is not told is null. */
export interface Owner {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  share: Share | null;
  since: string | null;
  until: string | null;
}

/** "A GmbH [50%]", "B Ltd (49,9 %)", "C SA 12%", "D [unknown %]". */
const WITH_SHARE =
  /^(.*?)[\s:,–-]*(?:[[({（【]\s*((?:[<>≤≥~]=?|ca\.?)?\s*\d[\d.,]*\s*[%％]?|(?:unknown|n\/?a|\?|unbekannt|inconnu)?\s*[%％]?)\s*[\])}）】]|\s((?:[<>≤≥~]=?)?\s*\d[\d.,]*\s*[%％]))$/iu;

interface NamedShare {
  name: string;
  share: Share | null;
}

/**
 * The owners that one cell names, in its order: several behind semicolons, bars or line breaks, and behind commas, slashes or "and" where each
 * has its share. Who is nobody ("other", "unknown") is left out.
 * @param inPercent the column's title says percent, so that a number behind a name is a share
 */
export function readOwners(text: string, isFraction: boolean, inPercent = false): NamedShare[] {
  return partsOf(text)
    .map((part) => withShare(part, isFraction, inPercent))
    .filter(({ name }) => name !== "" && !namesNobody(name));
}

function partsOf(text: string): string[] {
  const parts = split(text, /\s*[;|\n；、]\s*/);
  if (parts.length > 1) return parts.flatMap((part) => split(part, BEHIND_SHARE));
  const listed = split(text, /(?<=[%％][\])}）】]?)\s*(?:[,，/&+]|\b(?:and|und|et|y|e)\b)\s*/i);
  return listed.length > 1 && listed.every((part) => /[%％]/.test(part)) ? listed : split(text.trim(), BEHIND_SHARE);
}

/** Where the sign between two owners was forgotten: "Nord AG (51 %) Süd SE (49 %)". */
const BEHIND_SHARE = /(?<=[%％]\s?[\])}）】])\s+(?=\p{Lu})/u;

const split = (text: string, by: RegExp): string[] => text.split(by).filter((part) => part.trim() !== "");

/** "60% A GmbH", "49,9 % – B Ltd". */
const SHARE_FIRST = /^((?:[<>≤≥~]=?)?\s*\d{1,3}(?:[.,]\d+)?\s*[%％])\s*[:–-]?\s*(?:of |an |de |von )?(\p{L}.*)$/iu;
/** "A GmbH: 75", "B Ltd [25]", under a title that says percent. */
const BARE_SHARE = /^(.*\p{L}.*?)\s*(?:[:=–-]\s*|[[({（]\s*)(\d{1,3}(?:[.,]\d+)?)\s*[\])}）]?$/u;

function withShare(part: string, isFraction: boolean, inPercent: boolean): NamedShare {
  const first = SHARE_FIRST.exec(part.trim());
  if (first !== null) return { name: (first[2] ?? "").trim(), share: readShare(first[1] ?? "", isFraction) };
  const bareShare = inPercent ? BARE_SHARE.exec(part.trim()) : null;
  if (bareShare !== null) {
    const share = readShare(bareShare[2] ?? "", isFraction);
    if (share !== null) return { name: (bareShare[1] ?? "").trim(), share };
  }
  const match = WITH_SHARE.exec(part.trim());
  const [, name = "", bracketed, bare] = match ?? [];
  if (match === null || name.trim() === "") return { name: part.trim(), share: null };
  const written = (bracketed ?? bare ?? "").trim();
  // "Werk (2)" and "Holding (1998)" have a number that is none of a share.
  if (/^\d/.test(written) && !/[%％]/.test(written)) return { name: part.trim(), share: null };
  return { name: name.trim(), share: readShare(written, isFraction) };
}

/** Whether a title says that what is below it is counted in percent. */
export const saysPercent = (title: string): boolean => /[%％]|percent|prozent|pct|pourcent|porcent|百分/i.test(title);

/** Whether a column of shares holds fractions of 1: no value above it, none with a sign for percent, and none in its title. */
export function holdsFractions(title: string, values: readonly string[]): boolean {
  if (saysPercent(title)) return false;
  const filled = values.map((value) => value.trim()).filter((value) => value !== "");
  const numbers = filled.map((value) => decimalOf(value));
  return (
    numbers.some((number) => number !== null && number > 0) &&
    !filled.some((value) => /[%％]/.test(value)) &&
    numbers.every((number) => number === null || number <= 1)
  );
}

/** Says when a share is written that is none, unless it says that nobody knows. */
export function readShareCell(value: string, isFraction: boolean, report: Report): (Share | null)[] {
  return value.split(/\s*[;|\n]\s*/).map((part) => {
    const share = readShare(part, isFraction);
    if (share === null && !namesNobody(part) && !/^(?:majority|minority|mehrheit|minderheit|\?)/i.test(part))
      report("shareInvalid");
    return share;
  });
}
