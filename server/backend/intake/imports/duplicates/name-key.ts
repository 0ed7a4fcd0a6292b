import anyAscii from "any-ascii";

/** Words of a company name that say what it is called: without legal form, accents, case, and filling words. */
export function nameWords(name: string): string[] {
  const chinese = name.normalize("NFKC").replace(CHINESE_FORMS, " ");
  const joined = anyAscii(chinese)
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/\b([a-z])[.\s](?=[a-z]\b)/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const words = joined.split(" ").map((word) => SHORT_FORMS[word] ?? word);
  const telling = words.filter((word) => word !== "" && !LEGAL_FORMS.has(word) && !FILLING.has(word));
  return telling.length > 0 ? telling : words.filter((word) => word !== "");
}

/** Names with the same words in any order have the same key. */
export const nameKey = (words: readonly string[]): string => [...words].sort().join(" ");

/** Words that many companies share: agreeing on them says little. */
export const isCommonWord = (word: string): boolean => COMMON.has(word);

const CHINESE_FORMS = /股份有限公司|有限责任公司|有限公司|集团|公司|股份/g;

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const LEGAL_FORMS = words(
  "ag gmbh mbh kg kgaa ohg ug ev eg se gbr co cokg ltd limited llc llp lp inc incorporated corp corporation company plc pvt " +
    "private pte pty sa sas sarl sasu snc spa srl sapa bv nv vof cv ab as asa oy oyj aps kft zrt nyrt rt doo dd ad ood eood " +
    "spzoo spz oo zoo sro ooo oao pao zao jsc cjsc ojsc pjsc sdn bhd sdnbhd pt tbk kk kabushiki kaisha yk jsc tic san sti as ltda eireli " +
    "sapi decv cv sl slu scs sca cia lda psc fze fzco fzc wll saoc est",
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
