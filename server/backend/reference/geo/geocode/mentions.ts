import { foldName } from "../../names/fold-name";
import type { CountryGazetteer, Named } from "../gazetteer/country-gazetteer";
import { KIND_AFTER, KIND_BEFORE } from "../gazetteer/place-key";
import { FACILITY_AFTER, LEVELS, NO_NAME, STREET_AFTER, STREET_BEFORE } from "./address-words";

/** Words of an address that may name a place. */
export interface Mention extends Named {
  key: string;
  /** Which column it stands in. */
  from: "city" | "region" | "address";
  /** In the order of reading. */
  position: number;
  /** What it is by the words around it; null where nothing is said. */
  level: "region" | "city" | "part" | null;
  /** It is all that stands between two signs, but for numbers and the word of its level. */
  whole: boolean;
  /** Something else is called after it: an industrial area, a building. */
  weak: boolean;
  /** Beside it stands a word that names nothing: perhaps the two are one name that the table does not have. */
  partial: boolean;
  /** Found with a letter wrong. */
  misspelt?: boolean;
}

/** Names of places have at most so many words here; a longer run is cut. */
const LONGEST_NAME = 5;
/** An address is read up to here: none is longer, and a hostile one must not cost time. */
const MOST_TOKENS = 120;

/** All that a text may name in a country, and the words between signs that name nothing that is known. */
export function mentionsIn(
  text: string,
  from: Mention["from"],
  gazetteer: CountryGazetteer,
  ignored: (key: string) => boolean,
): { mentions: Mention[]; unknown: Unknown[] } {
  const mentions: Mention[] = [];
  const unknown: Unknown[] = [];
  let position = 0;
  for (const segment of segmentsOf(text)) {
    const tokens = withoutCountry(foldName(segment).split(" ").filter(Boolean), gazetteer, ignored);
    if (position + tokens.length > MOST_TOKENS) break;
    const found = inSegment(tokens, gazetteer, ignored);
    mentions.push(...found.map(({ at, ...mention }) => ({ ...mention, from, position: position + at })));
    unknown.push(...unknownIn(tokens, found, ignored).map((one) => ({ ...one, from, position: position + one.at })));
    position += tokens.length + 1;
  }
  return { mentions, unknown };
}

/** The country's name at the end of a segment says nothing more than the column of the country. */
function withoutCountry(tokens: string[], gazetteer: CountryGazetteer, ignored: (key: string) => boolean): string[] {
  if (gazetteer.named(tokens.join("")).places.some(({ own }) => own)) return tokens;
  for (let length = Math.min(3, tokens.length - 1); length > 0; length--) {
    if (ignored(tokens.slice(-length).join(""))) return tokens.slice(0, -length);
  }
  return tokens;
}

export interface Unknown {
  key: string;
  from: Mention["from"];
  position: number;
  level: Mention["level"];
  whole: boolean;
}

/** Between signs; also where a list forgot the blank behind a point, or glued the word of a level to its name. */
function segmentsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(District|City|Town|Province|County|Village|Road|Street|Area|Zone)\b/gu, "$1 $2")
    .replace(/(\p{Lu}\p{Ll}+)(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .replace(/([省市县縣区區镇鎮乡鄉県町村郡])(?=\p{L})/gu, (kind) => ` ${HAN_KINDS[kind]}, `)
    .replace(/([省市县縣区區镇鎮乡鄉県町村郡])(?!\p{L})/gu, (kind) => ` ${HAN_KINDS[kind]} `)
    .split(
      /[,;:/|()[\]{}（），、。；：·\n\r\t\u25a1]|\s[-–—]+\s|(?<=\p{L}{3})[-–—]\s|(?<!\b(?:\p{L}|no|st|mt|ft|sta|sto|pto|rd|ave?|av|dr|jl|jln|km|blk|bldg|co|ltd|inc|vill?|dist|distt|prov|tel|po|ps|kec|kab|kel|ds|tp|kp|lot|sec|ext|fl|rm|ind|opp|nr|carr|col|edo|cd|gral|dept|depto|dpto|urb|psje|jr|blvd|zn))\.\s|(?<=\p{L}{4})\.(?=\p{L}{2})|(?<=\p{L}{3})\.(?=\p{L}{4})/iu,
    )
    .filter((segment) => segment.trim() !== "");
}

/** Scripts without spaces glue the word of the level to the name. */
const HAN_KINDS: Readonly<Record<string, string>> = {
  ...{
    省: "sheng",
    市: "shi",
    县: "xian",
    縣: "xian",
    区: "qu",
    區: "qu",
    镇: "zhen",
    鎮: "zhen",
    乡: "xiang",
    鄉: "xiang",
  },
  ...{ 県: "ken", 町: "machi", 村: "cun", 郡: "gun" },
};

type InSegment = Omit<Mention, "from" | "position"> & { at: number; length: number };

function inSegment(
  tokens: readonly string[],
  gazetteer: CountryGazetteer,
  ignored: (key: string) => boolean,
): InSegment[] {
  const found: InSegment[] = [];
  const ofStreets = streetsIn(tokens);
  const told = tokens.filter((token) => !hasDigit(token)).length;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
      const some = tokens.slice(at, at + length);
      if (some.some(hasDigit) || ofStreets.slice(at, at + length).some(Boolean)) continue;
      const isGeneric = some.every((token) => NO_NAME.has(token) || KIND_AFTER.has(token) || KIND_BEFORE.has(token));
      if (isGeneric && length === 1 && told > 1) continue;
      const key = some.join("");
      if (key.length < 3 && !(length === told && length === 1) && !isStateCode(tokens, at, key)) continue;
      if (ignored(key)) break;
      const known = namedBy(gazetteer, some, key);
      // "North Western Province" is a region, and "Export Processing Zone" no village.
      const named = isGeneric && !isTownOf(tokens, length, known) ? { places: [], regions: known.regions } : known;
      if (named.places.length === 0 && named.regions.length === 0) continue;
      const level = levelOf(tokens, at, length);
      const used =
        length + (KIND_AFTER.has(tokens[at + length] ?? "") ? 1 : 0) + (KIND_BEFORE.has(tokens[at - 1] ?? "") ? 1 : 0);
      const whole = used >= told;
      const behind = tokens.slice(at + length).find((token) => !hasDigit(token) && !/^[ivx]+$/.test(token)) ?? "";
      const weak = FACILITY_AFTER.has(behind);
      found.push({ ...named, key, level, whole, weak, partial: false, at, length });
      at += length - 1;
      break;
    }
  }
  const isFree = (n: number): boolean =>
    isPlain(tokens[n]) && !ofStreets[n] && !found.some(({ at, length }) => n >= at && n < at + length);
  // Syllables of a name that the table does not have: "Hoa Phu" is neither Hoa nor Phu.
  const isSyllable = ({ length, key }: InSegment): boolean => length === 1 && key.length <= LONGEST_SYLLABLE;
  const isBeside = (one: InSegment): boolean =>
    isSyllable(one) && found.some((other) => isSyllable(other) && (other.at === one.at + 1 || other.at === one.at - 1));
  // "Hamayetpur Moheshpur Jhenaidah": a line without commas ends with its district.
  const isLastOfLine = ({ at, length, regions, key }: InSegment): boolean =>
    regions.length > 0 && key.length > LONGEST_SYLLABLE && told >= WORDS_OF_A_LINE && at + length === tokens.length;
  return found.map((one) => ({
    ...one,
    partial:
      (isFree(one.at - 1) && !isLastOfLine(one)) ||
      (isFree(one.at + one.length) && one.level === null) ||
      isBeside(one),
  }));
}

const LONGEST_SYLLABLE = 5;
const WORDS_OF_A_LINE = 3;

/** "Dĩ An" has words that elsewhere name nothing, and is a city: all that stands between two signs, and large. */
const isTownOf = (tokens: readonly string[], length: number, { places }: Named): boolean =>
  length > 1 &&
  (length === tokens.length || (length + 1 === tokens.length && KIND_AFTER.has(tokens.at(-1) ?? ""))) &&
  places.some(({ own, place }) => own && (place.inhabitants >= 20_000 || /[012]/.test(place.rank)));

/** A word that could be a name. */
const isPlain = (token: string | undefined): boolean =>
  token !== undefined &&
  token.length > 1 &&
  !hasDigit(token) &&
  !NO_NAME.has(token) &&
  !KIND_AFTER.has(token) &&
  !KIND_BEFORE.has(token) &&
  !FACILITY_AFTER.has(token) &&
  !STREET_AFTER.has(token);

/** Also without the word of its level, "Longgang Qu", and by its long form, "Sto Domingo", "Mt Airy". */
function namedBy(gazetteer: CountryGazetteer, tokens: readonly string[], key: string): Named {
  const whole = gazetteer.named(key);
  const isKind = tokens.length > 1 && KIND_AFTER.has(tokens.at(-1) ?? "");
  const bareName = tokens.slice(0, -1).join("");
  const bare = isKind ? ofKind(gazetteer.named(bareName), bareName, tokens.at(-1) ?? "", gazetteer) : null;
  const named = bare ? union(whole, bare) : whole;
  const long = tokens.length > 1 ? SHORT_FORMS[tokens[0] ?? ""] : undefined;
  if (named.places.length > 0 || named.regions.length > 0 || long === undefined) return named;
  return gazetteer.named([long, ...tokens.slice(1)].join(""));
}

/** Of several places of a name those that the table knows as the kind that is told: "Fengxian District" is not a county called Fengxian. */
function ofKind(named: Named, name: string, kind: string, gazetteer: CountryGazetteer): Named {
  const local = LOCAL_KINDS[kind];
  if (local === undefined || named.places.length < 2) return named;
  const known = gazetteer.named(name + local).places;
  const places = named.places.filter(({ place }) => known.some((one) => one.place.id === place.id));
  return places.length > 0 ? { ...named, places } : named;
}

/** As Chinese tables have them, of which addresses in English translate the last syllable. */
const LOCAL_KINDS: Readonly<Record<string, string>> = {
  district: "qu",
  dist: "qu",
  county: "xian",
  qu: "qu",
  xian: "xian",
};

function union(one: Named, other: Named): Named {
  const places = [
    ...one.places,
    ...other.places.filter(({ place }) => !one.places.some((had) => had.place.id === place.id)),
  ];
  const regions = [...one.regions, ...other.regions.filter(({ id }) => !one.regions.some((had) => had.id === id))];
  return { places, regions };
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{
    mt: "mount",
    ft: "fort",
    st: "saint",
    ste: "sainte",
    sta: "santa",
    sto: "santo",
    pto: "puerto",
    pt: "port",
    cd: "ciudad",
  },
};

const hasDigit = (token: string): boolean => /\d/.test(token);
/** "AR" at the end, or before a postal code. */
const isStateCode = (tokens: readonly string[], at: number, key: string): boolean =>
  key.length === 2 && (at === tokens.length - 1 || hasDigit(tokens[at + 1] ?? ""));

/** Which of the words belong to a street. */
function streetsIn(tokens: readonly string[]): boolean[] {
  const isStreet = tokens.map(() => false);
  tokens.forEach((token, n) => {
    if (STREET_AFTER.has(token) && n > 0 && !(token === "st" && n === 0)) {
      for (let back = n; back >= 0 && back >= n - MOST_STREET_WORDS; back--) {
        const word = tokens[back] ?? "";
        if (back < n && (hasDigit(word) || STREET_AFTER.has(word))) break;
        if (back < n - 1 && (KIND_AFTER.has(word) || FACILITY_AFTER.has(word))) break;
        isStreet[back] = true;
      }
    }
    // "Qianjiang Ave Chizhou": the word stands behind its street's name, and what follows is the town.
    const isBehind = STREET_AFTER.has(token) && isPlain(tokens[n - 1]);
    if (STREET_BEFORE.has(token) && !isBehind) {
      for (let on = n; on < tokens.length && on <= n + MOST_WORDS_BEHIND; on++) {
        const word = tokens[on] ?? "";
        if (on > n && (hasDigit(word) || KIND_BEFORE.has(word))) break;
        isStreet[on] = true;
        if (on > n && STREET_AFTER.has(word)) break;
      }
    }
  });
  return isStreet;
}

/** Of a street's own name, with the point of the compass: "Fu Zhou South Road". */
const MOST_STREET_WORDS = 3;
/** Where no sign ends it: a line without commas goes on with its village, town and province. */
const MOST_WORDS_BEHIND = 4;

function levelOf(tokens: readonly string[], at: number, length: number): Mention["level"] {
  return (
    LEVELS[tokens[at + length] ?? ""] ?? LEVELS[tokens[at + length - 1] ?? ""] ?? levelBefore(tokens[at - 1] ?? "")
  );
}

/** "District Dhar", but not "Puthupalayam Post Avinashi". */
const levelBefore = (token: string): Mention["level"] => (KIND_BEFORE.has(token) ? (LEVELS[token] ?? null) : null);

/** What stands between signs, or before the word of a level, and names nothing: misspelt, or too small for the table. */
function unknownIn(tokens: readonly string[], found: readonly InSegment[], ignored: (key: string) => boolean) {
  const isFound = tokens.map((_, n) => found.some(({ at, length }) => n >= at && n < at + length));
  const ofStreets = streetsIn(tokens);
  const unknown: { key: string; at: number; level: Mention["level"]; whole: boolean }[] = [];
  const plain = (n: number): boolean => isPlain(tokens[n]) && !isFound[n] && !ofStreets[n];
  const isBare =
    tokens.length > 1 && tokens.length <= LONGEST_NAME && !tokens.some(hasDigit) && !ofStreets.some(Boolean);
  if (isBare && found.length === 0) unknown.push({ key: tokens.join(""), at: 0, level: null, whole: true });
  for (let at = 0; at < tokens.length; at++) {
    if (!plain(at)) continue;
    let end = at;
    while (plain(end)) end++;
    const level = levelOf(tokens, at, end - at);
    const key = tokens.slice(at, end).join("");
    if (!ignored(key))
      unknown.push({ key, at, level, whole: end - at === tokens.filter((token) => !hasDigit(token)).length });
    // The level is that of the last word: "Sangkat Puth Sor Khan Bathy Thakeo Province".
    const last = tokens[end - 1] ?? "";
    if (end - at > 1 && level !== null && !ignored(last)) unknown.push({ key: last, at: end - 1, level, whole: false });
    at = end;
  }
  return unknown;
}
