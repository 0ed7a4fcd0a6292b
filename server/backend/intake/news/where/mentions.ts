import { beginningOf, runKey } from "../../../reference/geo/gazetteer/run-key";
import { beginsNameInWorld, namedInWorld, type WorldNamed } from "../../../reference/geo/gazetteer/world-gazetteer";
import { beginsCountryWord, type CountryWord, countryWord } from "./country-names";
import { type FieldWords, isCapital, isUnspaced, raw } from "./field-words";
import { AFTER_TOWN_ADJECTIVE } from "./word-lists";

/** A run of words that is what somewhere is called. */
export interface Mention {
  in: FieldWords;
  /** Numbers of its words, `end` exclusive. */
  from: number;
  end: number;
  key: string;
  country: CountryWord | null;
  named: readonly WorldNamed[];
}

/** All of a field, the longest at each word, none within another. A sentence is looked through only where it may say where. */
export function mentionsIn(field: FieldWords, language: string): Mention[] {
  const found: Mention[] = [];
  const { words } = field;
  for (let at = 0; at < words.folded.length; at++) {
    const mention = isUnspaced(words, at) ? unspacedAt(field, at, language) : spacedAt(field, at, language);
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
}

/** Words of the longest names: "Frankfurt an der Oder", "Rhénanie-du-Nord-Westphalie". */
const LONGEST = 5;
/** Characters: 黔西南布依族苗族自治州. */
const LONGEST_UNSPACED = 11;

function spacedAt(field: FieldWords, at: number, language: string): Mention | null {
  const { words } = field;
  const capital = isCapital(words, at);
  // German and French adjectives alone are written small.
  const most = !begins(words.folded[at] ?? "") ? 0 : capital ? LONGEST : language === "de" || language === "fr" ? 1 : 0;
  for (let end = Math.min(at + most, runEnd(field, at)); end > at; end--) {
    const key = runKey(words.folded.slice(at, end));
    const country = isCode(field, at, end) || key.length > 2 ? countryWord(key, language, capital) : null;
    const named =
      capital && isCapital(words, end - 1) && (key.length > 2 || isCode(field, at, end)) ? namedInWorld(key) : [];
    if (country || named.length > 0) return { in: field, from: at, end, key, country, named };
  }
  return capital && language === "de" ? townAdjectiveAt(field, at) : null;
}

const begins = (beginning: string): boolean => beginsNameInWorld(beginning) || beginsCountryWord(beginning);

/** 八戸 before 市 is 八戸市, whether the table has the kind in the name or not. */
function withKind(mention: Mention): Mention {
  const { words } = mention.in;
  const kind = words.starts[mention.end] === words.ends[mention.end - 1] ? (words.folded[mention.end] ?? "") : "";
  if (mention.country || !/^[市县縣区區州町镇]$/.test(kind) || HAS_KIND.test(mention.key)) return mention;
  return { ...mention, end: mention.end + 1, key: mention.key + kind };
}

/** What a name in a script without spaces ends with. */
export const HAS_KIND = /[省市县縣区區州府都道県村町镇旗]$/;

/** "Düsseldorfer Flughafen", "Münchner Werk". */
function townAdjectiveAt(field: FieldWords, at: number): Mention | null {
  const { folded } = field.words;
  const stem = /^(.{3,})er$/.exec(folded[at] ?? "")?.[1];
  if (stem === undefined || !AFTER_TOWN_ADJECTIVE.has(folded[at + 1] ?? "")) return null;
  for (const key of [stem, `${stem}en`, `${stem.slice(0, -1)}en`]) {
    const named = namedInWorld(key).filter(({ place }) => place.kind === "town");
    if (named.length > 0) return { in: field, from: at, end: at + 1, key, country: null, named };
  }
  return null;
}

/** A phrase goes on up to the next sign; a bracket or stroke may belong to a name: "Frankfurt (Oder)". */
function runEnd({ words }: FieldWords, at: number): number {
  let end = at + 1;
  while (end < words.folded.length && end < at + LONGEST && words.sentences[end] === words.sentences[at]) {
    const between = words.text.slice(words.ends[end - 1], words.starts[end]);
    if (words.broken[end] && !/^ ?[(/]$/.test(between)) break;
    end++;
  }
  return end;
}

/** "US", "U.S.", "TX": two letters count only as capitals. */
const isCode = ({ words }: FieldWords, at: number, end: number): boolean => {
  for (let n = at; n < end; n++) if (!/^\p{Lu}{1,3}$/u.test(raw(words, n))) return false;
  return true;
};

function unspacedAt(field: FieldWords, at: number, language: string): Mention | null {
  const { words } = field;
  if (!begins(beginningOf(`${words.folded[at]}${words.folded[at + 1] ?? ""}`))) return null;
  let key = "";
  let longest: Mention | null = null;
  for (let end = at + 1; end <= words.folded.length && end - at <= LONGEST_UNSPACED; end++) {
    if (!isUnspaced(words, end - 1) || (end > at + 1 && words.ends[end - 2] !== words.starts[end - 1])) break;
    key += words.folded[end - 1];
    if (end - at < 2) continue;
    const country = countryWord(key, language, true);
    const named = namedInWorld(key);
    if (country || named.length > 0) longest = { in: field, from: at, end, key, country, named };
  }
  return longest && withKind(longest);
}
