import type { Source } from "../../platform/db/shapes/raw-event";
import { DEFAULT_LIMITS } from "../connectors/limits";
import { recordsOf } from "../connectors/reading/table";
import { textOf } from "../connectors/reading/text-of";
import { isBisTitle } from "./bis/parse";
import { isCslTitle } from "./csl/parse";
import { isEuTitle } from "./eu/table";
import { isUkHeader } from "./uk/columns";

/** How the files of a list are laid out; `table` is any other, one entry or one name a row, read by a mapping of its columns. */
export const LIST_READERS = ["ofac", "bis", "csl", "un", "uk", "uk-xml", "eu", "eu-csv", "seco", "table"] as const;
export type ListReader = (typeof LIST_READERS)[number];

/**
 * Which list a file is of, by what it holds: the first element of an XML file, the header of a delimited one, the number of columns of
 * OFAC's files, which have none. `table` for any other.
 */
export async function recogniseList(source: Source): Promise<ListReader> {
  const file = await textOf(source);
  await file?.text.return();
  if (file === null) return "table";
  const { head } = file;
  if (/^\s*</.test(head)) return ofXml(head);
  const rows = await firstRows(head);
  for (const cells of rows) {
    const reader = ofHeader(cells.filter((cell) => cell.trim() !== ""));
    if (reader !== null) return reader;
  }
  return areOfac(rows) ? "ofac" : "table";
}

const ROOTS: readonly [root: RegExp, reader: ListReader][] = [
  [/<(?:\w+:)?swiss-sanctions-list[\s>]/i, "seco"],
  [/<(?:\w+:)?CONSOLIDATED_LIST[\s>]/i, "un"],
  [/<(?:\w+:)?Designations?[\s>]/i, "uk-xml"],
  [/<(?:\w+:)?sanctionEntity[\s>]|fpi\/fsd\/export/i, "eu"],
];

const ofXml = (head: string): ListReader => ROOTS.find(([root]) => root.test(head.slice(0, 8_000)))?.[1] ?? "table";

const LOOKED_AT = 40;

/** The last is cut off where the head is, and left out. */
async function firstRows(head: string): Promise<string[][]> {
  const whole = head.slice(0, head.lastIndexOf("\n") + 1) || head;
  const recognises = (title: string): boolean => isCslTitle(title) || isBisTitle(title) || isEuTitle(title);
  const records = await recordsOf(whole, { recognises }, DEFAULT_LIMITS);
  const rows: string[][] = [];
  if (records === null) return rows;
  for await (const record of records) {
    if (record.ok) rows.push(record.cells);
    if (rows.length >= LOOKED_AT) break;
  }
  return rows;
}

function ofHeader(titles: readonly string[]): ListReader | null {
  const count = (isKnown: (title: string) => boolean): number => titles.filter(isKnown).length;
  if (titles.length < 3) return null;
  if (isUkHeader(titles)) return "uk";
  if (titles.some((title) => /^Entity_LogicalId$/i.test(title.trim())) && count(isEuTitle) >= 3) return "eu-csv";
  if (titles.some((title) => /^source$/i.test(title)) && count(isCslTitle) >= 6) return "csl";
  return titles.some((title) => /^fr[ _]citation$/i.test(title.trim())) && count(isBisTitle) >= 6 ? "bis" : null;
}

/** No header, a number first in every row, and as many columns as one of its four files has. */
function areOfac(rows: readonly string[][]): boolean {
  const numbered = rows.filter(([id = ""]) => /^\d{1,10}$/.test(id));
  const [first] = numbered;
  return (
    first !== undefined &&
    [12, 6, 5, 2].includes(first.length) &&
    numbered.length >= rows.length - 1 &&
    numbered.every((cells) => cells.length === first.length) &&
    (first.length !== 2 || rows.some(([, text = ""]) => text.length > 40)) &&
    rows.slice(0, 5).some((cells) => cells.some((cell) => cell.trim() === "-0-"))
  );
}
