import type { Point } from "../distance";
import type { CountryGazetteer } from "../gazetteer/country-gazetteer";
import { bareKey } from "../gazetteer/place-key";
import type { Mention, Unknown } from "./mentions";

/** Shorter words are too often another word with a letter changed. */
const SHORTEST = 6;

/** A large town or region whose name is the word with one letter wrong, missing, too many or two changed about; if only one is. */
export function misspelt({ key, ...where }: Unknown, gazetteer: CountryGazetteer): Mention | null {
  if (key.length < SHORTEST || key.length > 24) return null;
  const keys = gazetteer.prominentKeys(key).filter((known) => isSlip(key, known));
  const [only] = keys;
  if (only === undefined || keys.length > 3) return null;
  const named = keys.map((known) => gazetteer.named(known));
  const places = named.flatMap((one) => one.places).filter(({ place }) => place.inhabitants >= 50_000);
  const regions = named.flatMap((one) => one.regions);
  return {
    ...where,
    key: only,
    places,
    regions,
    weak: !where.whole && where.level === null,
    partial: false,
    misspelt: true,
  };
}

/** The first letter is seldom wrong; where it is, the word is another one more often. */
function isSlip(word: string, known: string): boolean {
  const more = word.length - known.length;
  if (Math.abs(more) > 1 || word[0] !== known[0]) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const rest = (text: string, from: number): string => text.slice(from);
  if (more === 1) return rest(word, at + 1) === rest(known, at);
  if (more === -1) return rest(word, at) === rest(known, at + 1);
  const isSwapped = word[at] === known[at + 1] && word[at + 1] === known[at];
  return rest(word, at + 1) === rest(known, at + 1) || (isSwapped && rest(word, at + 2) === rest(known, at + 2));
}

/** A place is looked for under another spelling so far from what the address says for sure. */
const NEARBY_KM = 45;
/** Beside the right town also short names may be slips; two letters may be wrong in long ones. */
const SHORTEST_NEARBY = 5;
const TWO_SLIPS = 9;

/** The place of any size beside a point whose name the word spells otherwise: another transcription, or letters wrong; if only one is. */
export function misspeltNearby(unknown: readonly Unknown[], point: Point, gazetteer: CountryGazetteer): Mention[] {
  const told = unknown.filter(
    ({ key, whole, level }) => key.length >= SHORTEST_NEARBY && key.length <= 24 && (whole || level !== null),
  );
  if (told.length === 0) return [];
  // Each sound once: a hundred places and a dozen words are a thousand pairs.
  const near = gazetteer
    .around(point, NEARBY_KM)
    .map((place) => ({ place, ...heard(bareKey(place.name)) }))
    .filter(({ key }) => key.length >= SHORTEST_NEARBY);
  return told.flatMap(({ key, ...where }): Mention[] => {
    const word = heard(key);
    const alike = near.filter((one) => isAlike(word, one));
    const [only] = alike;
    if (!only || alike.some((one) => one.key !== only.key)) return [];
    const places = alike.map(({ place }) => ({ place, own: true }));
    return [{ ...where, key: only.key, places, regions: [], weak: false, partial: false, misspelt: true }];
  });
}

interface Heard {
  key: string;
  sound: string;
}

const heard = (key: string): Heard => ({ key, sound: sounding(key) });

function isAlike(word: Heard, known: Heard): boolean {
  if (word.key === known.key) return false;
  const [one, other] = [word.sound, known.sound];
  return (
    one === other ||
    isSlip(word.key, known.key) ||
    (Math.min(one.length, other.length) >= TWO_SLIPS && isTwoSlips(one, other))
  );
}

/** Names of one sound in Latin letters: "Kancheepuram" and "Kanchipuram", "Nakhon" and "Nakorn". */
const sounding = (key: string): string =>
  key
    .replace(/([bcdgjkpstz])h/g, "$1")
    .replaceAll("ee", "i")
    .replace(/oo|ou/g, "u")
    .replace(/(.)\1/g, "$1")
    .replaceAll("y", "i")
    .replaceAll("w", "v");

/** Two letters wrong, missing or too many, behind the same first two. */
function isTwoSlips(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 2 || word.slice(0, 2) !== known.slice(0, 2)) return false;
  let row = Array.from({ length: known.length + 1 }, (_, n) => n);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let on = 1; on <= known.length; on++) {
      const same = word[at - 1] === known[on - 1] ? 0 : 1;
      next.push(Math.min((row[on] ?? 0) + 1, (next[on - 1] ?? 0) + 1, (row[on - 1] ?? 0) + same));
    }
    row = next;
  }
  return (row[known.length] ?? 9) <= 2;
}
