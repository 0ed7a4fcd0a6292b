import type { Random } from "./random";

/** The same name with another hand: case, punctuation, spelling of the legal form. */
export function restyle(name: string, random: Random): string {
  const [, written = "", other = ""] = LEGAL_STYLES.find(([pattern]) => pattern.test(name)) ?? [];
  const styled = written === "" ? name : name.replace(new RegExp(`${written}\\s*$`, "i"), other);
  const changes = [
    (text: string) => text.toLowerCase(),
    (text: string) => text.replace(/[.,'"]/g, ""),
    (text: string) => text.replace(/\b\p{L}+/gu, (word) => (word[0] ?? "").toUpperCase() + word.slice(1).toLowerCase()),
    (text: string) => text.replaceAll(" AND ", " & "),
  ];
  return random.pick(changes)(styled);
}

const LEGAL_STYLES: readonly (readonly [RegExp, string, string])[] = [
  [/co\.?,? ltd\.?\s*$/i, "co\\.?,? ltd\\.?", "Company Limited"],
  [/\bltd\.?\s*$/i, "ltd\\.?", "Limited"],
  [/\bl\.?l\.?c\.?\s*$/i, "l\\.?l\\.?c\\.?", "Limited Liability Company"],
  [/\bs\.a\.\s*$/i, "s\\.a\\.", "SA"],
  [/\binc\.?\s*$/i, "inc\\.?", "Incorporated"],
  [/\bcorporation\s*$/i, "corporation", "Corp."],
];

/** Two neighbouring words change places, or the last goes to the front; undefined for a name of one word. */
export function reorder(name: string, random: Random): string | undefined {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < 3) return undefined;
  if (random.next() < 0.4) return [words.at(-1), ...words.slice(0, -1)].join(" ");
  const i = random.below(words.length - 1);
  [words[i], words[i + 1]] = [words[i + 1] as string, words[i] as string];
  return words.join(" ");
}

/** Long words by their usual short forms, the legal form left out, or now and then the initials. */
export function abbreviate(name: string, random: Random): string | undefined {
  const words = name.split(/\s+/);
  const significant = words.filter((word) => word.length > 3 && /^\p{Lu}/u.test(word));
  if (significant.length >= 4 && !/[(),.]/.test(name) && random.next() < 0.2) {
    return words
      .map((word) => word.match(/\p{L}/u)?.[0] ?? "")
      .join("")
      .toUpperCase();
  }
  const short = words.map((word) => SHORT_FORMS.get(word.toLowerCase().replace(/[.,]/g, "")) ?? word).join(" ");
  const bare =
    random.next() < 0.5
      ? short.replace(/[,\s]+(co\.?,?\s*)?(ltd\.?|limited|llc|l\.l\.c\.|inc\.?|s\.a\.|gmbh|company|co\.?)\s*$/i, "")
      : short;
  return bare === name ? undefined : bare;
}

const SHORT_FORMS = new Map(
  Object.entries({
    international: "Intl",
    manufacturing: "Mfg",
    industries: "Ind.",
    industry: "Ind.",
    industrial: "Indl",
    company: "Co",
    corporation: "Corp",
    limited: "Ltd",
    trading: "Trdg",
    general: "Gen.",
    engineering: "Engg",
    development: "Dev.",
    investment: "Inv.",
    technology: "Tech",
    technologies: "Tech",
    university: "Univ.",
    institute: "Inst.",
    department: "Dept",
    organization: "Org.",
    association: "Assoc.",
    construction: "Constr.",
    services: "Svcs",
    national: "Natl",
    government: "Govt",
    management: "Mgmt",
    brothers: "Bros",
    electronics: "Elec.",
    chemical: "Chem.",
    transport: "Transp.",
    research: "Res.",
    petroleum: "Petr.",
    garments: "Gmts",
    and: "&",
  }),
);

/** Another house of the same family: one business word for another, or each with its own. Never the same company. */
export function sibling(name: string, random: Random): { one: string; other: string } {
  const words = name.split(/\s+/);
  const at = words.findIndex((word, i) => i > 0 && BUSINESSES.includes(word.toLowerCase().replace(/[.,]/g, "")));
  const [first, second] = random.shuffled(
    BUSINESSES.filter((business) => business !== words[at]?.toLowerCase().replace(/[.,]/g, "")),
  );
  if (at > 0) return { one: name, other: words.map((word, i) => (i === at ? upper(second) : word)).join(" ") };
  const core = name.replace(
    /[,\s]+(co\.?,?\s*)?(ltd\.?|limited|llc|l\.l\.c\.|inc\.?|s\.a\.|gmbh|company|corp\.?|co\.?)\s*$/i,
    "",
  );
  return { one: `${core} ${upper(first)} Ltd`, other: `${core} ${upper(second)} Ltd` };
}

const BUSINESSES = [
  ..."trading holding shipping construction engineering investment bank insurance petrochemical energy mining steel".split(
    " ",
  ),
  ..."textiles foods airlines transport chemicals electronics pharmaceuticals exchange security garments logistics".split(
    " ",
  ),
];

const upper = (word: string | undefined): string => (word ?? "").toUpperCase();
