import { foldText } from "../names/fold-text";
import { INDUSTRY_NAMES } from "./industry-names";
import { INDUSTRY_WORDS } from "./industry-words";
import type { Names } from "./names";

export interface Industry {
  /** What `targets.industry` holds. */
  id: string;
  /** Divisions of ISIC Rev. 4 (UN), which NACE Rev. 2 shares. */
  isic: readonly string[];
  /** Beginnings of NAICS 2022 codes; the longest that fits wins. */
  naics: readonly string[];
  names: Names;
  /** Beginnings of folded words in en, de, fr that a list writes for it; the longest that fits wins. */
  words: readonly string[];
}

export const INDUSTRIES: readonly Industry[] = [
  industry("agriculture", "01", "111 112 115"),
  industry("forestry", "02", "113"),
  industry("fishing", "03", "114"),
  industry("coal-mining", "05", "2121 213113"),
  industry("oil-and-gas", "06 09", "211 213"),
  industry("metal-mining", "07", "212 2122 213114"),
  industry("quarrying", "08", "2123 213115"),
  industry("food", "10", "311"),
  industry("beverages", "11", "3121"),
  industry("tobacco", "12", "3122"),
  industry("textiles", "13", "313 314"),
  industry("apparel", "14", "315"),
  industry("leather-and-footwear", "15", "316"),
  industry("wood-products", "16", "321"),
  industry("paper", "17", "322"),
  industry("printing", "18", "323"),
  industry("petroleum-products", "19", "324"),
  industry("chemicals", "20", "325"),
  industry("pharmaceuticals", "21", "3254"),
  industry("rubber-and-plastics", "22", "326"),
  industry("glass-ceramics-cement", "23", "327"),
  industry("basic-metals", "24", "331"),
  industry("metal-products", "25", "332"),
  industry("electronics", "26", "334 333314"),
  industry("electrical-equipment", "27", "335"),
  industry("machinery", "28", "333"),
  industry("motor-vehicles", "29", "336 3361 3362 3363"),
  industry("other-transport-equipment", "30", "3364 3365 3366 3369"),
  industry("furniture", "31", "337"),
  industry("other-manufacturing", "32 33", "339 31 32 33"),
  industry("electricity-and-gas", "35", "221"),
  industry("water-and-waste", "36 37 38 39", "2213 562"),
  industry("construction", "41 42 43", "23"),
  industry("wholesale", "46", "42"),
  industry("retail", "45 47", "44 45"),
  industry("transport-and-storage", "49 52 53", "48 49 484 488 492 493"),
  industry("sea-transport", "50", "483"),
  industry("air-transport", "51", "481"),
  industry("hotels-and-restaurants", "55 56", "72"),
  industry("software-and-telecoms", "58 59 60 61 62 63", "51 5415"),
  industry("finance-and-insurance", "64 65 66", "52"),
  industry("business-services", "68 69 70 71 72 73 74 75 77 78 79 80 81 82", "53 54 55 56 561"),
  industry("public-and-social-services", "84 85 86 87 88 90 91 92 93 94 95 96", "61 62 71 81 92"),
];

/** The industry of a NAICS code of 2 to 6 digits, as notices of layoffs give it. Null when it is none of ours. */
export function industryOfNaics(code: string): Industry | null {
  return longest(code.replace(/\D/g, ""), naicsTable);
}

/** The industry of an ISIC Rev. 4 or NACE Rev. 2 code: `29`, `29.10`, `C29.1`. */
export function industryOfIsic(code: string): Industry | null {
  return longest(code.replace(/\D/g, "").slice(0, 2), isicTable);
}

/** The industry that a list's own words mean ("Garment factory", "Chemische Industrie"). Null when no word is known. */
export function industryOfWords(text: string): Industry | null {
  const words = foldText(text)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const found = words.flatMap((word) => wordTable.filter(([beginning]) => fits(word, beginning)));
  const best = found.reduce<Entry | null>((best, one) => (best && best[0].length >= one[0].length ? best : one), null);
  return best?.[1] ?? null;
}

type Entry = readonly [key: string, industry: Industry];

function industry(id: keyof typeof INDUSTRY_NAMES, isic: string, naics: string): Industry {
  const words = INDUSTRY_WORDS[id].split(" ");
  return { id, isic: isic.split(" "), naics: naics.split(" "), names: INDUSTRY_NAMES[id], words };
}

const isicTable = INDUSTRIES.flatMap((one) => one.isic.map((code): Entry => [code, one]));
const naicsTable = INDUSTRIES.flatMap((one) => one.naics.map((code): Entry => [code, one]));
const wordTable = INDUSTRIES.flatMap((one) => one.words.map((word): Entry => [word, one]));

function longest(code: string, table: readonly Entry[]): Industry | null {
  const found = table.filter(([beginning]) => code.startsWith(beginning));
  return found.sort((one, other) => other[0].length - one[0].length)[0]?.[1] ?? null;
}

/** Short words have to be there whole: `it` begins `Italy`, and `car` begins `carpet`. */
const fits = (word: string, beginning: string): boolean =>
  beginning.length <= 4 ? word === beginning || word === `${beginning}s` : word.startsWith(beginning);
