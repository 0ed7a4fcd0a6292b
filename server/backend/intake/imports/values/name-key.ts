import anyAscii from "any-ascii";

/** ASCII alone, as most names are: nothing in it has another form, an accent or Chinese characters. */
const PLAIN = /^[\0-\x7f]*$/;

/** Words of a company name that say what it is called: without legal form, accents, case, and filling words. */
export const nameWords = (name: string): string[] => readName(name).words;

/** The same, and the classes of its legal forms as bits of `LEGAL_CLASS`: 0 where it has none that tells anything. */
export function readName(name: string): { words: string[]; legal: number } {
  const isPlain = PLAIN.test(name);
  const composed = isPlain ? name : name.normalize("NFKC");
  const joined = (isPlain ? name : anyAscii(composed.replace(CHINESE_FORMS, " ")))
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/\b([a-z])[.\s](?=[a-z]\b)/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    // "Mueller" is Müller, whose umlaut has become a plain letter; "Bauer" and "Samuel" have none.
    .replace(/(?<=[b-df-hj-np-tv-z])([aou])e(?=[bcdfgkmnprstz]|ll)/g, "$1")
    .trim();
  const written = joined.split(" ");
  const words = written.map((word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word));
  const telling = words.filter((word) => word !== "" && !LEGAL_FORMS.has(word) && !FILLING.has(word));
  let legal = isPlain ? 0 : chineseClass(composed);
  // The first word is what a company is called, whatever it looks like.
  for (let index = 1; index < written.length; index++) legal |= LEGAL_CLASSES.get(written[index] ?? "") ?? 0;
  return { words: telling.length > 0 ? telling : words.filter((word) => word !== ""), legal };
}

/** Names with the same words in any order have the same key. */
export const nameKey = (words: readonly string[]): string => [...words].sort().join(" ");

/**
 * The Chinese characters of a name or town without those of a legal form, "" where it has none. In Latin letters 精工 and 晶工, or 苏州 and 宿州, are
 * the same; here they are not.
 */
export const charactersOf = (text: string): string =>
  PLAIN.test(text)
    ? ""
    : (
        text
          .normalize("NFKC")
          .replace(EASTERN_FORMS, "")
          .match(/\p{Script=Han}+/gu) ?? []
      ).join("");

/** Words that many companies share: agreeing on them says little. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

const CHINESE_FORMS = /股份有限公司|有限责任公司|有限公司|集团|公司|股份/g;

const EASTERN_FORMS = /股份有限公司|有限[责責]任公司|有限公司|集[团團]|公司|股份|株式[会會]社|有限会社|合同会社/g;

/** What a form says of who is liable. "Co.", "Inc." and their like fit all of them, and are none. */
export const LEGAL_CLASS = { limited: 1, stock: 2, partnership: 4 } as const;

/** Whether two names have legal forms that no single company has: a GmbH and its GmbH & Co. KG are two. */
export const otherLegalForm = (a: number, b: number): boolean => a !== 0 && b !== 0 && a !== b;

function chineseClass(name: string): number {
  if (!/公司/.test(name)) return 0;
  if (/股份/.test(name)) return LEGAL_CLASS.stock;
  return /有限/.test(name) ? LEGAL_CLASS.limited : 0;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const LEGAL_FORMS = words(
  "ag gmbh mbh kg kgaa ohg ug ev eg se gbr co cokg ltd limited llc llp lp inc incorporated corp corporation company plc pvt " +
    "private pte pty sa sas sarl sasu snc spa srl sapa bv nv vof cv ab as asa oy oyj aps kft zrt nyrt rt doo dd ad ood eood " +
    "spzoo spz oo zoo sro ooo oao pao zao jsc cjsc ojsc pjsc sdn bhd sdnbhd pt tbk kk kabushiki kaisha yk jsc tic san sti as ltda eireli " +
    "sapi decv cv sl slu scs sca cia lda psc fze fzco fzc wll saoc est",
);
const LEGAL_CLASSES: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        LEGAL_CLASS.limited,
        "gmbh mbh ug ltd limited llc pvt pte pty sarl sasu srl bv kft doo ood eood spzoo zoo sro ooo sdn ltda eireli lda fzco fze wll sl slu ohgmbh",
      ],
      [
        LEGAL_CLASS.stock,
        "ag sa spa plc nv ab asa oyj zrt nyrt ad dd oao pao zao jsc cjsc ojsc pjsc tbk kk kabushiki sas se aktiengesellschaft",
      ],
      // In Norway a limited company, in Turkey and the Czech Republic one on shares.
      [LEGAL_CLASS.limited | LEGAL_CLASS.stock, "as"],
      [LEGAL_CLASS.partnership, "kg kgaa ohg gbr snc llp lp vof scs sca cokg kommanditgesellschaft"],
    ] as const
  ).flatMap(([bits, forms]) => forms.split(" ").map((form) => [form, bits] as const)),
);
const FILLING = words("the and of de la le les du der die das und et y e von van for");
const COMMON = words(
  "manufacturing industries industrial industry international trading trade group holding holdings factory garment garments apparel " +
    "apparels textile textiles fashion fashions clothing wear knit knitting mills mill shoes shoe footwear leather products " +
    "product enterprise enterprises technology technologies tech electronics electronic plastic plastics metal metals steel cement " +
    "plant works global china india bangladesh vietnam europe deutschland germany france asia export import services service solutions",
);
const SHORT_FORMS: Readonly<Record<string, string>> = {
  mfg: "manufacturing",
  mfr: "manufacturing",
  intl: "international",
  int: "international",
  ind: "industrial",
  inds: "industries",
  tech: "technology",
  grp: "group",
  fty: "factory",
  mfy: "factory",
  gmts: "garments",
  gmt: "garments",
  bros: "brothers",
  gebr: "gebruder",
  gebrueder: "gebruder",
};
