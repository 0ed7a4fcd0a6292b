import { alignNames, type Link } from "../align-names";
import { editDistance } from "../edit-distance";
import { counts } from "../paired-weights";
import type { ParsedName } from "../parse-name";
import type { MatchSettings } from "../settings";
import type { Word } from "../word";

export interface PersonEvidence {
  /** Of the query and of the list. */
  mine: ParsedName;
  theirs: ParsedName;
  settings: MatchSettings;
  country: "agree" | "conflict" | "unknown";
  /** A day of birth that both give, or a year. */
  sameBirth: boolean;
  weak: boolean;
  /** Whether so few names of the list hold a word that it still says who somebody is; see `rareIn`. */
  isRare: (text: string) => boolean;
}

/**
 * Two persons of one name are common: a match needs three words that are the same but for one slip of the pen, or two with the country, the
 * birth or a word that hardly anybody on the list has. Words that are only like each other are none: half the world is called Hassan,
 * Huang or Garcia.
 */
export function judgePerson(told: "match" | "review", evidence: PersonEvidence): "match" | "review" | null {
  const { mine, theirs, settings, country, sameBirth, weak } = evidence;
  const links = alignNames(mine, theirs, settings);
  const open = { mine: openWords(mine, links, "a"), theirs: openWords(theirs, links, "b") };
  const found = links.map((link) => ({
    certainty: certaintyOf(link, mine, theirs),
    letters: lettersOf(link, mine, theirs),
  }));
  const sure = found.filter(({ certainty }) => certainty === "same" || certainty === "near");
  const slipped = found.find(({ certainty }) => certainty === "slip");
  const alike = found.length - sure.length;
  const slips = sure.filter(({ certainty }) => certainty === "near").length;
  const letters = sure.reduce((all, one) => all + one.letters, 0);
  if (sameBirth) return told;
  const whole = alike + open.mine === 0;
  // A person of one name.
  if (whole && open.theirs === 0 && sure.length === 1 && (slips === 0 || letters >= 5)) {
    return country === "conflict" || weak || slips > 0 ? "review" : told;
  }
  // All words are there, one of them short and with a slip of the pen.
  const isSlip = slipped && alike === 1 && sure.length > 0 && open.mine === 0 && letters + slipped.letters >= 6;
  if (isSlip && told === "match" && country !== "conflict" && !weak) {
    if (open.theirs === 0 || country === "agree" || sure.length >= 2) return "review";
  }
  if (sure.length < 2) {
    const isClose = sure.length === 1 && alike === 1 && country === "agree" && open.mine === 0;
    return isClose && !weak && (open.theirs === 0 ? letters >= 4 : told === "match" && letters >= 5) ? "review" : null;
  }
  if (alike > 0 && sure.length < 3 && country !== "agree") return null;
  if (open.mine > 0 && (open.theirs > 0 || letters < 9)) return sure.length >= 3 ? "review" : null;
  if (told === "review" || !whole || weak || country === "conflict") return "review";
  if (sure.length >= 3) return slips <= 1 || country === "agree" ? "match" : "review";
  if (open.theirs > 0) return "review";
  const isRare = links.some(
    (link) => evidence.isRare(theirs.words[link.b]?.text ?? "") && lettersOf(link, mine, theirs) >= 5,
  );
  return (country === "agree" && letters >= 8) || isRare ? "match" : "review";
}

/**
 * In how many of `names` a word may stand and still say who somebody is: a share, because lists repeat each other, so that whoever is on five of them
 * has five times the names. A short list knows no common ones, and whoever is on it has an alias: two.
 */
export const rareIn = (names: number): number => Math.max(2, names / 1_500);

function openWords(own: ParsedName, links: readonly Link[], side: "a" | "b"): number {
  const linked = (at: number): boolean =>
    links.some((link) => at >= link[side] && at < link[side] + link[`${side}Length`]);
  return own.words.filter((word, at) => counts(word) && word.kind !== "initial" && !linked(at)).length;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join("");
const sidesOf = (link: Link, mine: ParsedName, theirs: ParsedName): [string, string] => [
  textOf(mine.words.slice(link.a, link.a + link.aLength)),
  textOf(theirs.words.slice(link.b, link.b + link.bLength)),
];
const lettersOf = (link: Link, mine: ParsedName, theirs: ParsedName): number =>
  Math.min(...sidesOf(link, mine, theirs).map((text) => text.length));

/** A first name in another language is the same name; a spelling of the same sound, or one slip, nearly; in a short word a slip is less. */
function certaintyOf(link: Link, mine: ParsedName, theirs: ParsedName): "same" | "near" | "slip" | "alike" {
  const [own, other] = sidesOf(link, mine, theirs);
  if (link.value === 1 || (link.feature === "joined" && link.value >= 0.95)) return "same";
  const letters = Math.min(own.length, other.length);
  if (link.feature === "transliterated" && link.value >= 0.93 && letters >= 4) return "near";
  if (link.feature === "translated") return "near";
  const slips = letters >= 5 ? 1 : letters >= 3 ? 0.9 : 0;
  const edits = editDistance(own, other, 1, false);
  if (edits <= slips) return "near";
  return edits <= 1 && letters >= 3 ? "slip" : "alike";
}
