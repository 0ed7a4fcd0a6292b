import { countryOf } from "../../../reference/countries/country-of";
import { geocode } from "../../../reference/geo/geocode/geocode";
import type { Row } from "../../reading/table";
import type { Field, Mapping } from "../mapping/fields";
import { countryIn } from "./country";

/** What a row leaves to those above it. */
export interface Above {
  /** The row, with what its marks stand for in their place. */
  row: Row;
  /** ISO 3166-1 alpha-2, where the row is in the block of a country; its own cell goes first. */
  country: string | null;
}

/**
 * Reads rows in their order: a mark for "the same as above" is what stands there, and the country of a block holds to its end, whether the block's
 * title names it ("Bangladesh" alone in a row) or only its first row.
 * @param usual how many cells of a row are filled as a rule
 */
export function readAbove(
  header: readonly string[],
  mapping: Mapping,
  sample: readonly Pick<Row, "cells">[],
  usual: number,
): (row: Row) => Above {
  const marked = MAY_BE_MARKED.flatMap((field) => mapping[field] ?? []);
  const last = new Map<number, string>();
  const inBlocks = standsInBlocks(header, mapping, sample);
  let block: string | null = null;
  return (given) => {
    const title = usual < LEAST_USUAL ? null : titleOfBlock(given.cells);
    const row = title === null ? unmarked(given, marked, last) : given;
    const own = mapping.country === undefined ? "" : (row.cells[mapping.country] ?? "").trim();
    if (title !== null) block = title;
    else if (own !== "" && inBlocks) block = countryIn(own);
    return { row, country: own === "" ? block : null };
  };
}

/** In a list of names and little else one of them may be a country's. */
const LEAST_USUAL = 3;

/** Of these a list says "ditto"; of a name or a number it would be the same supplier again. */
const MAY_BE_MARKED: readonly Field[] = [
  ...(["country", "region", "city", "postalCode", "address", "parent", "parentCountry", "operator"] as const),
  ...(["industry", "commodity", "currency", "contact", "phone", "website", "kind"] as const),
];

/** "s.o." is left out: it is "siehe oben" and "sans objet". */
const SAME =
  /^(?:[-–—]?\s*(?:["“”„″〃]|''|,,|``)\s*[-–—]?|[(]?(?:ditto|dito|do\.|idem|id\.|same|same as (?:above|before|previous)|as above|see above|siehe oben|wie oben|wie vor|gleich|ebenso|ebd\.|comme ci-dessus|même|igual(?: que arriba)?|ídem|come sopra|jak wyżej|j\.\s?w\.|yukarıdaki gibi|同上)[)]?)$/i;

function unmarked(row: Row, columns: readonly number[], last: Map<number, string>): Row {
  let cells: string[] | null = null;
  for (const column of columns) {
    const written = (row.cells[column] ?? "").trim();
    if (written.length <= 24 && SAME.test(written)) {
      cells ??= [...row.cells];
      cells[column] = last.get(column) ?? "";
    } else if (written !== "") last.set(column, written);
  }
  return cells === null ? row : { ...row, cells };
}

/** The country that is all a row says. A code would be a value of some column. */
function titleOfBlock(cells: readonly string[]): string | null {
  const [only = "", ...more] = cells.filter((cell) => cell.trim() !== "");
  const text = only.trim().replace(/^[^:：]{1,20}[:：]\s*/, "");
  if (more.length > 0 || text.length < 2 || text.length > 60 || /^[A-Z]{2,3}$/.test(text)) return null;
  const guess = countryOf(text);
  return guess !== null && guess.confidence >= 0.95 ? guess.iso2 : null;
}

/** Towns that have to be known in the country above them, of those that can be looked up. */
const KNOWN_TOWNS = 0.6;
const LOOKED_UP = 20;

/**
 * Whether a column of countries names each once, over the first of its rows, and leaves the others empty. A list that leaves out its own country
 * looks the same but for its towns: they have to lie in the country above.
 */
function standsInBlocks(
  header: readonly string[],
  { country, name, legalName, city, region, address }: Mapping,
  sample: readonly Pick<Row, "cells">[],
): boolean {
  const named = name ?? legalName;
  if (country === undefined || named === undefined || header.length < 3) return false;
  const at = (cells: readonly string[], column: number | undefined): string =>
    column === undefined ? "" : (cells[column] ?? "").trim();
  const rows = sample.filter(({ cells }) => at(cells, named) !== "" && cells.filter((cell) => cell.trim()).length > 1);
  const said = rows.map(({ cells }) => at(cells, country)).filter((value) => value !== "");
  const left = rows.length - said.length;
  if (left < 2 || said.length < 2 || at(rows[0]?.cells ?? [], country) === "") return false;
  if (new Set(said.map((value) => value.toLowerCase())).size < said.length) return false;
  let above: string | null = null;
  let looked = 0;
  let known = 0;
  for (const { cells } of rows) {
    const own = at(cells, country);
    if (own !== "") above = countryIn(own);
    else if (above !== null && looked < LOOKED_UP && (at(cells, city) || at(cells, address)) !== "") {
      looked++;
      const place = { city: at(cells, city), region: at(cells, region), address: at(cells, address) };
      const found = geocode({ country: above, ...place });
      if (found?.precision === "town" || found?.precision === "postcode") known++;
    }
  }
  return looked >= 2 && known >= KNOWN_TOWNS * looked;
}
