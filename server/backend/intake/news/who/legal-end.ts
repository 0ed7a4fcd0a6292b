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
    for (let more = goesOn(folded, last); more > 0; more = goesOn(folded, last)) last += more;
    const { taken } = findLegalForms(folded.slice(0, last + 1));
    const form = last + 1 - (taken.lastIndexOf(false) + 1);
    return { length: last + 1, form };
  }
  return null;
}

function endsInForm(folded: readonly string[], raw: readonly string[], at: number): boolean {
  const [word = "", written = ""] = [folded[at], raw[at]];
  const isDotted = word.length === 1 && folded[at - 1]?.length === 1;
  if (NO_FORM.has(word) || !(isWrittenAsForm(written) || isDotted)) return false;
  return findLegalForms(folded.slice(0, at + 1)).taken[at] === true;
}

/** "AG" and "Co", but neither "ag" nor "As". */
const isWrittenAsForm = (raw: string): boolean =>
  raw.length === 1 ? /\p{Lu}/u.test(raw) : raw.length > 2 ? true : /^(?:\p{Lu}{2}|Co|Oy)$/u.test(raw);

/** By how many words: "GmbH" may go on as "GmbH & Co. KG", "S.A." as "S.A.R.L." and "S.A. de C.V.", "Inc" not as another name. */
function goesOn(folded: readonly string[], last: number): number {
  for (let more = 1; more <= MOST_MORE && last + more < folded.length; more += 1) {
    const at = last + more;
    if (NO_FORM.has(folded[at] ?? "")) return 0;
    const { taken } = findLegalForms(folded.slice(0, at + 1));
    if (taken.slice(last + 1).every(Boolean)) return more;
  }
  return 0;
}

const MOST_MORE = 3;
