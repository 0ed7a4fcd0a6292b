import type { Random } from "./random";

/** One edit in a short name, two in a long one: a letter changed, dropped, doubled, added, or two swapped. */
export function misspell(name: string, random: Random): string {
  const edits = name.replace(/[^\p{L}]/gu, "").length >= 14 && random.next() < 0.5 ? 2 : 1;
  let text = name;
  for (let i = 0; i < edits; i++) text = edit(text, random);
  return text;
}

function edit(name: string, random: Random): string {
  const places = [...name].flatMap((letter, i) => (/\p{L}/u.test(letter) && i > 0 ? [i] : []));
  if (places.length < 3) return name;
  const at = random.pick(places);
  const [before, here, after] = [name.slice(0, at), name[at] as string, name.slice(at + 1)];
  const letter = String.fromCharCode(97 + random.below(26));
  switch (random.below(5)) {
    case 0:
      return before + letter + after;
    case 1:
      return before + after;
    case 2:
      return before + here + here + after;
    case 3:
      return before + letter + here + after;
    default:
      return before + (after[0] ?? "") + here + after.slice(1);
  }
}

/** As another transliteration would write it: some of the usual respellings, or the whole in Cyrillic letters. */
export function transliterate(name: string, random: Random): string | undefined {
  if (random.next() < 0.3) return cyrillic(name);
  let text = name;
  let changed = 0;
  for (const [from, to] of random.shuffled(RESPELLINGS)) {
    if (changed >= 3 || !from.test(text)) continue;
    text = text.replace(from, to);
    changed++;
  }
  return changed === 0 ? undefined : text;
}

const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/kh/i, "h"],
  [/ou/i, "u"],
  [/oo/i, "u"],
  [/ee/i, "i"],
  [/q/i, "k"],
  [/iy\b/i, "y"],
  [/y\b/i, "iy"],
  [/ph/i, "f"],
  [/sh/i, "sch"],
  [/zh/i, "j"],
  [/w/i, "v"],
  [/ck/i, "k"],
  [/al-/i, "el "],
  [/ai/i, "ay"],
  [/ss/i, "s"],
  [/(?<=[a-z])a(?=[b-df-hj-np-tv-z]\b)/i, "e"],
  [/u(?=[a-z])/i, "o"],
  [/ya/i, "ia"],
  [/ts/i, "tz"],
  [/gh/i, "g"],
];

/** Undefined when a letter has no counterpart. */
function cyrillic(name: string): string | undefined {
  let text = name.toLowerCase();
  if (/[^a-z\s.,'&()-]/.test(text)) return undefined;
  for (const [latin, letter] of CYRILLIC) text = text.replaceAll(latin, letter);
  return text;
}

const CYRILLIC: readonly (readonly [string, string])[] = [
  ..."shch=щ sh=ш ch=ч zh=ж kh=х ts=ц ya=я yu=ю yo=ё ye=е ph=ф ck=к qu=кв".split(" "),
  ..."a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=ы z=з".split(
    " ",
  ),
].map((entry) => entry.split("=") as [string, string]);

/** "LAST, First Middle" as "First Middle Last", or with its words turned round. */
export function reorderPerson(name: string, random: Random): string | undefined {
  const [last, first] = name.split(/,\s*/);
  if (last && first) return `${first} ${last}`;
  const words = name.split(/\s+/);
  if (words.length < 2) return undefined;
  return random.next() < 0.5
    ? [words.at(-1), ...words.slice(0, -1)].join(" ")
    : `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

/** A middle name left out, or a first name by its initial. The family name stays. */
export function abbreviatePerson(name: string, random: Random): string | undefined {
  const [last, first] = name.split(/,\s*/);
  const given = first?.split(/\s+/) ?? [];
  if (!last || given.length === 0) return undefined;
  if (given.length > 1 && random.next() < 0.6) return `${given[0]} ${last}`;
  const initials = given.map((part, i) =>
    i === 0 || random.next() < 0.5 ? `${part.replace(/^[^\p{L}]/u, "")[0]}.` : part,
  );
  return `${initials.join(" ")} ${last}`;
}
