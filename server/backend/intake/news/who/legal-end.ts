import { findLegalForms } from "../../../reference/names/find-legal-forms";
import { LEGAL_FORMS } from "../../../reference/names/legal-forms";

/** In running text these are other words than in a register's column of names. */
const NO_FORM = new Set(
  (
    "gesellschaft firma firm societe sociedad empresa compagnie vat pat tas paz sal too tov odo mmc psc qsc chup sherkat borisat the and " +
    "limited_partnership at as san ad is ip sc sp rt lc ek ike ou ap ks kd ev san sti tic private public"
  ).split(" "),
);
/** Words that a legal form begins with, as folded. */
const BEGINS = new Set(
  Object.values(LEGAL_FORMS).flatMap(({ sure, edge }) => [...sure, ...edge].map((form) => form.split(" ")[0] ?? "")),
);

/** `raw` as written: what has no capital belongs to a name only where it can be nothing else. */
export const beginsForm = (folded: string, raw: string): boolean =>
  BEGINS.has(folded) && !NO_FORM.has(folded) && (/\p{Lu}/u.test(raw) || SURELY.has(folded));

const SURELY = new Set(["gmbh", "mbh", "ggmbh", "ltd", "inc", "llc", "plc", "sarl", "spa", "srl"]);

/**
 * Of words that may be one name, or several with their forms: how many belong to the first that ends in a legal form, and how many of
 * these are its form; null where there is none. `raw` as written: short forms are told by their capitals alone.
 */
export function legalEnd(folded: readonly string[], raw: readonly string[]): { length: number; form: number } | null {
  for (let at = 1; at < folded.length; at += 1) {
    if (!endsInForm(folded, raw, at)) continue;
    let last = at;
    while (last + 1 < folded.length && goesOn(folded, last + 1)) last += 1;
    const { taken } = findLegalForms(folded.slice(0, last + 1));
    const form = last + 1 - (taken.lastIndexOf(false) + 1);
    return { length: last + 1, form };
  }
  return null;
}

function endsInForm(folded: readonly string[], raw: readonly string[], at: number): boolean {
  const [word = "", written = ""] = [folded[at], raw[at]];
  if (NO_FORM.has(word) || !isWrittenAsForm(written)) return false;
  return findLegalForms(folded.slice(0, at + 1)).taken[at] === true;
}

/** "AG" and "Co", but neither "ag" nor "As". */
const isWrittenAsForm = (raw: string): boolean =>
  raw.length === 1 ? /\p{Lu}/u.test(raw) : raw.length > 2 ? true : /^(?:\p{Lu}{2}|Co|Oy)$/u.test(raw);

/** "GmbH" may go on as "GmbH & Co. KG", "Inc" not as another name. */
function goesOn(folded: readonly string[], at: number): boolean {
  return !NO_FORM.has(folded[at] ?? "") && findLegalForms(folded.slice(0, at + 1)).taken[at] === true;
}
