import type { RowEndName } from "~/backend/contract/import-kinds";
import { foldName } from "../../../../reference/names/fold-name";
import type { Field } from "../../mapping/fields";
import type { Identifier } from "../../rows/candidate";
import { countryIn } from "../../rows/country";
import { readIdentifier } from "../../rows/identifiers";
import { namesNobody } from "../../rows/placeholders";
import type { RowCells } from "../../rows/row-cells";
import { decisionKey } from "../../run/decision-key";
import { isDuns, isLei } from "../../values/checksums";
import { nameKey, nameWords } from "../../values/name-key";
import type { RowEnd } from "./candidate";

/** The columns of an end. */
export interface EndFields {
  end: RowEndName;
  name: Field;
  id: Field;
  lei: Field;
  duns: Field;
  country: Field;
  missing: "fromMissing" | "toMissing" | "supplierMissing";
}

/** Whom a row names at one end, by name, number or both; a number may stand in the column of names. Null, with a problem, for nobody. */
export function readEnd(cells: RowCells, fields: EndFields): RowEnd | null {
  const { end, missing } = fields;
  const written = cells.text(fields.name);
  const numbers = numbersIn(written);
  const isName = numbers.length === 0 && /[\p{L}\d]/u.test(written) && !namesNobody(written);
  const identifiers = [...numbers, ...numbersOf(cells, fields)];
  const country = cells.read(fields.country, (value, report) => {
    const found = countryIn(value);
    if (found === null) report("countryUnknown");
    return found;
  });
  const [first] = identifiers;
  if (!isName && first === undefined) {
    cells.report(FILLED_FIRST(cells, fields))(missing);
    return null;
  }
  const name = isName ? written : (first?.id ?? "");
  const key = keyOf({ name: isName ? name : "", country, identifiers });
  return {
    ...{ end, name, country, identifiers, key, status: "unknown", targetId: null },
    ...(isName ? {} : { numberOnly: true }),
  };
}

/** The column to look at for who is missing: the first of those that the file has. */
const FILLED_FIRST = (cells: RowCells, { name, id, lei, duns }: EndFields): Field =>
  [name, id, lei, duns].find((field) => cells.has(field)) ?? name;

/** "529900T8BM49AURSDO55" in a column of names is an LEI, and "100234" a number. */
function numbersIn(written: string): Identifier[] {
  const bare = written.toUpperCase().replace(/[\s-]/g, "");
  if (isLei(bare)) return [{ system: "LEI", id: bare }];
  if (!/^\d{3,15}$/.test(bare)) return [];
  return [{ system: "ERP", id: bare }, ...(isDuns(bare) ? [{ system: "DUNS" as const, id: bare }] : [])];
}

function numbersOf(cells: RowCells, { id, lei, duns }: EndFields): Identifier[] {
  const columns = [
    ["erpId", id],
    ["lei", lei],
    ["duns", duns],
  ] as const;
  return columns.flatMap(
    ([kind, field]) => cells.read(field, (value, report) => readIdentifier(kind, value, report)) ?? [],
  );
}

/** With its numbers and its legal form: of one name with two of them each is asked for. */
function keyOf({ name, country, identifiers }: Pick<RowEnd, "name" | "country" | "identifiers">): string {
  const numbers = identifiers.map(({ system, id }) => `${system}:${id}`).sort();
  const folded = foldName(name);
  // Without one it is known by what is decided of suppliers of that name, too.
  const full = nameKey(folded.split(" ")) === nameKey(nameWords(name)) ? [] : [`=${folded}`];
  return [decisionKey({ name, country, city: null }), ...numbers, ...full].join("|#").slice(0, LONGEST_KEY);
}

const LONGEST_KEY = 500;
