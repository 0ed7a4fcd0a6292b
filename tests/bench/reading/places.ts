import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";
import { findEvidence } from "../../../server/backend/intake/news/lexicon/find-evidence";
import { lexiconOf } from "../../../server/backend/intake/news/lexicon/lexicons";
import type { Span } from "../../../server/backend/intake/news/types";
import { type PlaceFinding, readWhere } from "../../../server/backend/intake/news/where/read-where";
import { countryIso2 } from "../../../server/backend/reference/countries/country-iso2";
import { distanceKm, type Point } from "../../../server/backend/reference/geo/distance";
import { geocode } from "../../../server/backend/reference/geo/geocode/geocode";

export interface PlaceRead {
  text: LabelledText;
  found: PlaceFinding[];
  truth: Truth;
}

/** Where a text's labels are: they are free text, and the gazetteer says what they are of. */
interface Truth {
  countries: ReadonlySet<string>;
  towns: readonly Point[];
}

export type Verdict = "right" | "wrong" | "none";

/** Of the file's sources, as its README says; texts of the rest come from everywhere. */
const HOME: Readonly<Record<string, string>> = {
  "smartdata_de.csv": "DE",
  "duee_zh.csv": "CN",
  "jp_labour_notices.csv": "JP",
};
/** Of labels that name no town of their country. */
const KNOWN: Readonly<Record<string, string>> = { Bohol: "PH", Philipinnes: "PH", Colorado: "US" };
/** Who speaks the language of a file besides its home. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = { DE: ["AT", "CH"] };

export const homeOf = ({ file }: LabelledText): string | null => HOME[file] ?? null;

export const readPlaces = (texts: readonly LabelledText[]): PlaceFinding[][] =>
  texts.map((text) =>
    readWhere({ title: text.title, extract: text.text, body: "" }, text.language, {
      evidence: evidenceOf(text),
      homeCountry: homeOf(text),
    }),
  );

/** As the lexicon finds it, which the reader asks first. */
function evidenceOf({ title, text, language }: LabelledText): Span | null {
  const lexicon = lexiconOf(language);
  return lexicon ? (findEvidence({ title, extract: text, body: "" }, lexicon).types[0]?.span ?? null) : null;
}

export function truthOf(text: LabelledText): Truth {
  const home = homeOf(text);
  const countries = new Set<string>();
  const towns: Point[] = [];
  for (const label of text.places) {
    const named = KNOWN[label] ?? countryIso2(label.split(", ").at(-1));
    if (named) countries.add(named);
    const around = named ? [named] : home ? [home, ...(NEIGHBOURS[home] ?? [])] : [];
    for (const country of around) {
      const found = geocode({ country, city: label });
      if (!found?.point) continue;
      countries.add(country);
      if (found.precision === "town") towns.push(found.point);
      break;
    }
  }
  return { countries, towns };
}

/** Null where the labels name no country. */
export function countryVerdict({ found, truth }: PlaceRead): Verdict | null {
  const [leading] = found;
  if (truth.countries.size === 0) return null;
  if (!leading) return "none";
  return truth.countries.has(countryOf(leading) ?? "") ? "right" : "wrong";
}

/** Null where the labels name no town; a finding of a region or a country only is none. */
export function townVerdict({ found, truth }: PlaceRead): Verdict | null {
  if (truth.towns.length === 0) return null;
  const leading = found.find(({ point }) => point !== null);
  if (!leading?.point) return "none";
  const { point } = leading;
  return truth.towns.some((town) => distanceKm(town, point) <= SAME_KM) ? "right" : "wrong";
}

const SAME_KM = 25;

const countryOf = ({ value }: PlaceFinding): string | null =>
  value.kind === "country" ? value.iso2 : value.kind === "address" ? value.country : null;

export function table(reads: readonly PlaceRead[]): string {
  const files = [...new Set(reads.map(({ text }) => text.file)), "all"];
  return [
    "| file | texts | country right, wrong, none | right of those given (goal 0.95) | town right, wrong, none | right of those given (goal 0.85) |",
    "|---|---|---|---|---|---|",
    ...files.map((file) => {
      const some = reads.filter(({ text }) => file === "all" || text.file === file);
      return `| ${file} | ${some.length} | ${cells(some.map(countryVerdict))} | ${cells(some.map(townVerdict))} |`;
    }),
  ].join("\n");
}

function cells(verdicts: readonly (Verdict | null)[]): string {
  const count = (which: Verdict) => verdicts.filter((one) => one === which).length;
  const [right, wrong] = [count("right"), count("wrong")];
  const share = right + wrong === 0 ? "none" : (right / (right + wrong)).toFixed(3);
  return `${right}, ${wrong}, ${count("none")} | ${share}`;
}
