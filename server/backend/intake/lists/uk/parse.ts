import type { ListedDate, ListedEntity, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, type Refused, refused, withinLimits } from "../../connectors/limits";
import { readTable } from "../../connectors/reading/table";
import { dateIn } from "../../connectors/values/dates";
import { addressOf } from "../build-entity";
import { joinRows, type SubjectRow } from "../joining/join-rows";
import { type Facts, factsOf, type NameFact, nameUse } from "../joining/subjects";
import { datesOfBirth } from "../partial-date";
import { countriesIn, meantText, valuesIn } from "../several-values";
import { isUkTitle, type UkCells, ukCells } from "./columns";

export const UK = "UK Sanctions List";

/**
 * The sanctions list of the United Kingdom in its comma-separated form: one row for each name, address and date of birth of a subject, so
 * that most of a row repeats the others. Rows of one number are one subject, in whatever order and file they stand. Reads the list of the
 * Foreign Office ("Unique ID") and the consolidated list of the Treasury ("Group ID") that it has replaced. Each file is opened twice.
 */
export function parseUk(
  files: readonly (() => Source)[],
  changes?: Partial<ParseLimits>,
): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(joined(files, limits), limits);
}

async function* joined(files: readonly (() => Source)[], limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  let count = 0;
  let untold = 0;
  for await (const item of joinRows(UK, () => read(files, limits), limits)) {
    if (item.ok) count++;
    if (item.ok && item.entity.kind === "unknown") untold++;
    yield item;
  }
  if (count > 2 && untold === count) {
    const message = "no row says whether its subject is a person, an entity or a ship: a file of the list is missing";
    yield refused({ position: { path: "Designation Type" }, message });
  }
}

async function* read(
  files: readonly (() => Source)[],
  limits: ParseLimits,
): AsyncGenerator<SubjectRow | Refused, void> {
  for (const open of files) {
    for await (const row of readTable(open(), { recognises: isUkTitle, needs: 3, whole: true }, limits)) {
      if (!row.ok) {
        yield row;
        continue;
      }
      const { line } = row;
      const cells = ukCells(row);
      const id = cells.field("uniqueId") || cells.field("groupId");
      yield id === ""
        ? refused({ position: { line, column: "Unique ID" }, message: "the row does not say whom it is about" })
        : { ok: true, id, line, facts: () => factsIn(cells) };
    }
  }
}

function factsIn(cells: UkCells): Facts {
  const { field } = cells;
  const numbers = (type: string, cell: string) =>
    valuesIn(cell).map((value) => ({ type, value: cut(value, 200), country: null }));
  return factsOf({
    kind: kindOf(field("kind")),
    names: namesIn(cells),
    countries: [...countriesIn(field("nationality")), ...countriesIn(field("flag"))],
    addresses: [addressIn(cells)],
    identifiers: [
      ...numbers("un-reference", field("unReference")),
      ...numbers("passport", field("passport")),
      ...numbers("national-id", field("nationalId")),
      ...numbers("registration", field("registration")),
      ...numbers("imo", field("imo")).map((one) => ({ ...one, value: one.value.replace(/^IMO\W*/i, "") })),
      ...numbers("hull", field("hull")),
      ...numbers("phone", field("phone")),
      ...numbers("website", field("website")),
      ...numbers("email", field("email")),
    ],
    dates: [...datesOfBirth(field("birth")), ...builtIn(field("built"))],
    programs: [meantText(field("regime"))].filter((regime) => regime !== ""),
    linkedTo: [...valuesIn(field("parent")), ...valuesIn(field("owner"))],
    remarks: [
      meantText(field("title")),
      ...valuesIn(field("position")),
      meantText(field("entityType")),
      ...valuesIn(field("measures")),
      meantText(field("information")),
      meantText(field("reasons")),
    ].filter((remark) => remark !== ""),
    listedOn: dateIn(field("designated"), "day-first"),
    updatedOn: dateIn(field("updated"), "day-first"),
  });
}

/** "Individual", "Entity" and "Ship" as the list says it. */
export function kindOf(written: string): ListedEntity["kind"] | null {
  const word = written.trim().toLowerCase();
  if (/^(?:individual|person)/.test(word)) return "person";
  if (/^(?:entity|organi[sz]ation|company)/.test(word)) return "organization";
  if (/^(?:ship|vessel)/.test(word)) return "vessel";
  return /^aircraft/.test(word) ? "aircraft" : null;
}

/** Given names stand in columns 1 to 5, the family name, or the whole name of a company or ship, in column 6. */
function namesIn({ field, name, whole }: UkCells): NameFact[] {
  const parts = [1, 2, 3, 4, 5, 6].map((number) => meantText(name(number)));
  const text = parts.filter((part) => part !== "").join(" ") || meantText(whole);
  const use = nameUse(field("nameType"), field("strength"));
  return [
    ...(text === "" ? [] : [{ text, ...use }]),
    ...valuesIn(field("original")).map((original) => ({ text: original, kind: "alias" as const, weak: use.weak })),
  ];
}

/** The town stands in the last line that is filled. */
function addressIn({ field, address }: UkCells): Facts["addresses"][number] {
  const lines = [1, 2, 3, 4, 5, 6].map((number) => meantText(address(number))).filter((line) => line !== "");
  const town = lines.at(-1) ?? null;
  const country = field("country");
  const found = addressOf([...lines.slice(0, -1), meantText(field("postcode"))], town, meantText(country));
  return found === null ? null : { ...found, country: found.country ?? countriesIn(country)[0] ?? null };
}

function builtIn(cell: string): ListedDate[] {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(cell.replace(",", ""))?.[0];
  return year === undefined ? [] : [{ type: "built", value: year }];
}
