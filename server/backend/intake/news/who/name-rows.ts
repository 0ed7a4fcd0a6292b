import { foldWord } from "../lexicon/fold-word";
import { readWords } from "../lexicon/words";
import { DE } from "./rows/de";
import { EN } from "./rows/en";
import { FR } from "./rows/fr";
import { JA } from "./rows/ja";
import { ZH } from "./rows/zh";
import type { WrittenRows } from "./written-rows";

export interface NameRows {
  /** `reading-names.en@1` */
  rule: string;
  language: string;
  before: readonly string[];
  after: readonly string[];
  fillers: ReadonlySet<string>;
  speaking: ReadonlySet<string>;
  of: ReadonlySet<string>;
  contrast: ReadonlySet<string>;
  companies: readonly string[];
  titles: ReadonlySet<string>;
  small: ReadonlySet<string>;
  ordinary: ReadonlySet<string>;
  alone: ReadonlySet<string>;
  offices: ReadonlySet<string>;
  authorities: readonly string[];
  regions: ReadonlySet<string>;
  known: readonly string[];
  befalls: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  places: ReadonlySet<string>;
  belongings: ReadonlySet<string>;
}

const WRITTEN: Readonly<Record<string, WrittenRows>> = { en: EN, de: DE, fr: FR, zh: ZH, ja: JA };
const NOTHING: WrittenRows = {
  ...{ version: 1, before: "", after: "", fillers: "", speaking: "", of: "", contrast: "", companies: "" },
  ...{ titles: "", small: "", ordinary: "", verbs: "", places: "", belongings: "" },
};
const compiled = new Map<string, NameRows>();

/** The rows of a language ("en", or the beginning of "en-GB"); in one without rows only legal forms tell names. */
export function nameRowsOf(tag: string): NameRows {
  const language = /^[a-z]{2,3}(?![a-z])/.exec(tag.toLowerCase())?.[0] ?? "und";
  const known = Object.hasOwn(WRITTEN, language) ? language : "und";
  let rows = compiled.get(known);
  if (!rows) {
    rows = compile(known, WRITTEN[known] ?? NOTHING);
    compiled.set(known, rows);
  }
  return rows;
}

function compile(language: string, written: WrittenRows): NameRows {
  return {
    rule: `reading-names.${language}@${written.version}`,
    language,
    before: phrases(written.before),
    after: phrases(written.after),
    ...{ fillers: words(written.fillers), speaking: words(written.speaking), of: words(written.of) },
    ...{ contrast: words(written.contrast), companies: [...words(written.companies)], titles: words(written.titles) },
    ...{
      small: words(written.small),
      ordinary: words(`${written.small} ${written.ordinary} ${written.regions ?? ""}`),
      ...{
        regions: words(written.regions ?? ""),
        known: phrases(written.known ?? ""),
        befalls: words(written.befalls ?? ""),
      },
      alone: words(written.alone ?? ""),
      offices: words(written.offices ?? ""),
      authorities: phrases(written.authorities ?? ""),
      verbs: words(written.verbs),
      places: words(written.places),
    },
    belongings: words(written.belongings),
  };
}

const words = (written: string): ReadonlySet<string> =>
  new Set(
    written
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(foldWord),
  );

/** As folded words with one blank between them; in scripts without blanks, each character is a word. */
const phrases = (written: string): string[] =>
  written
    .split(",")
    .map((phrase) => readWords(phrase, 200).folded.join(" "))
    .filter((phrase) => phrase !== "");
