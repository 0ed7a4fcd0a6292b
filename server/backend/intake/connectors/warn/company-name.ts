import { oneLine } from "../values/plain-text";

export interface CompanyName {
  name: string;
  /** The register says beside the name that this notice changes an earlier one. */
  amends: boolean;
}

/** Words that no company bears at the edge of its name, and words that some do: "Extended Stay America", "University Extension". */
const PLAIN = "update(?:d|s)?|up-dated|amended|amendment|revised|corrected|rescinded|rescission";
const ANY = `${PLAIN}|amend|amends|revision|supplement(?:al|ed)?|correction|addendum|extension|extended|postponed|additional (?:documents?|information|notice)|withdrawn|cancell?ed|cancellation|(?:2nd|3rd|second|third) notice`;
/** Words around the mark that belong to it: "Updated WARN notice 3/1/2024", "of Conditional WARN". */
const AROUND =
  "(?:\\s+(?:notice|warn|letter|layoff|closure|date|dates|of|to|the|and|conditional|information|number|no|original|#?\\d[\\d/.-]*))*";
const SIGN = "[-–—:/,*]+";
const ENCLOSED = new RegExp(`\\s*[([][^()\\[\\]]{0,20}\\b(?:${ANY})\\b[^()\\[\\]]{0,80}[)\\]]`, "i");
const LEADING = new RegExp(
  `^\\W*(?:warn\\s+)?(?:(?:${PLAIN})${AROUND}(?:\\s*${SIGN}\\s*|\\s+(?:for\\s+)?)|(?:${ANY})${AROUND}\\s*${SIGN}\\s*)(?=\\S)`,
  "i",
);
const NUMBERED = "(?:(?:\\d(?:st|nd|rd|th)|second|third|fourth)\\s+)?(?:warn\\s+)?";
const TRAILING = new RegExp(
  `(?:(?:\\s*${SIGN}\\s*|\\s+)${NUMBERED}(?:${PLAIN})|\\s*${SIGN}\\s*${NUMBERED}(?:${ANY}))${AROUND}\\W*$`,
  "i",
);
const MARK = new RegExp(`\\b(?:${ANY})\\b`, "i");
/** "Additional Documents(Doc 1, Doc 2)": lists of what is attached. */
const ATTACHED = /\s*\badditional (?:documents?|information)\b.*$/is;

/** A company's cell: some states write the address below the name, and beside it that the notice was changed. */
export function companyName(text: string): CompanyName {
  const [first = "", ...rest] = text.split("\n").filter((line) => line.trim() !== "");
  const written = oneLine(first).slice(0, LONGEST);
  let name = written;
  for (const mark of [ENCLOSED, ATTACHED, TRAILING, LEADING]) {
    const without = name.replace(mark, " ").trim();
    // "Extended Care Hospital", "Corrections Corporation": a mark is no name, and a name is no mark.
    if (/\p{L}{2}/u.test(without)) name = without;
  }
  name = name.replace(/\*+$/, "").trim();
  const mark = `${written === name ? "" : written.replace(name, " ")} ${rest.filter((line) => ENCLOSED.test(line)).join(" ")}`;
  return {
    name: name || oneLine(text),
    amends: MARK.test(mark),
  };
}

const LONGEST = 500;
