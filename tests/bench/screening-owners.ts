import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { recogniseList } from "../../server/backend/intake/lists/recognise";
import { buildIndex } from "../../server/backend/reference/names/index/build-index";
import { screen } from "../../server/backend/reference/names/index/screen";
import type { NamedEntity } from "../../server/backend/reference/names/types";
import { LIST_FORMATS, type ListFormat } from "../../server/backend/risk/sanctions/lists/known-lists";
import { fileAt } from "../../server/backend/risk/sanctions/lists/list-file";
import { parseList } from "../../server/backend/risk/sanctions/lists/parse-list";
import { inventedPersons } from "../support/invented-persons";
import { readCompanies } from "./matching/read-companies";
import { DATA_FOLDER } from "./matching/read-data";
import { readEmployers, readOwners } from "./matching/read-owners";
import { entriesOf, readRealLists } from "./matching/read-real-lists";

/**
 * What screening says of the owners of plants, of a list that is given (`--list FILE`, in a published layout) beside the real ones: every
 * match and review with an entry of that list, to be judged by reading; then how many innocent names are hit with all lists together.
 * Exit 1 above 3 % of owners for a person, 1 % of innocent names matched or 5 % hit.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "string" }, data: { type: "string", default: DATA_FOLDER } },
});
if (!values.list) {
  process.stderr.write("screening-owners: --list FILE is missing: a list of sanctions in a published layout\n");
  process.exit(2);
}
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;

const file = fileAt(values.list);
const reader = await recogniseList(file.open());
const format = LIST_FORMATS.find((one) => reader.startsWith(one)) satisfies ListFormat | undefined;
if (!format || format === "table") throw new Error(`${values.list} is in no published layout (${reader})`);
const title = basename(values.list);
const given = await entriesOf("given", parseList({ title, format, files: [file], mappings: [] }));
const known = await readRealLists(join(values.data, "sanctions"));
const owners = readOwners(join(values.data, "relations"));
print(`${given.length} entries of ${title} (${reader}), ${owners.length} owners`);

const ofGiven = buildIndex(given);
const names = new Map(given.map((entry) => [entry.id, entry]));
const unplaced = (one: NamedEntity): NamedEntity => ({ ...one, countries: [] });
for (const [how, as] of [
  ["with their country", (one: NamedEntity) => one],
  ["without any", unplaced],
] as const) {
  let reviews = 0;
  let matches = 0;
  for (const owner of owners) {
    const found = screen(ofGiven, as(owner));
    if (found.length > 0 && found.every(({ verdict }) => verdict === "review")) reviews++;
    matches += found.filter(({ verdict }) => verdict === "match").length;
    for (const { id, verdict, score } of found) {
      const { name, countries = [] } = names.get(id) ?? { name: "?" };
      print(`${verdict}\t${score.toFixed(2)}\t${owner.name} [${owner.countries}]\t${name} [${countries}]`);
    }
  }
  if (reviews / owners.length > 0.03) process.exitCode = 1;
  print(`owners ${how}: ${matches} matches, ${reviews} for a person only (${percent(reviews, owners.length)})`);
}

const all = buildIndex([...known.sanctions, ...known.control, ...given]);
const factories = readCompanies(values.data).filter(({ countries = [] }) => countries.length > 0);
for (const [what, innocent] of [
  ["factories and invented persons", [...factories, ...inventedPersons()]],
  ["employers", readEmployers(join(values.data, "events"))],
] as const) {
  for (const as of [(one: NamedEntity) => one, unplaced]) {
    const found = innocent.map((one) => screen(all, as(one)));
    const matched = found.filter((candidates) => candidates.some(({ verdict }) => verdict === "match")).length;
    const hit = found.filter((candidates) => candidates.length > 0).length;
    if (matched / found.length > 0.01 || hit / found.length > 0.05) process.exitCode = 1;
    const placed = as === unplaced ? "without a country" : "with their country";
    print(
      `${found.length} ${what} ${placed}, all lists: match ${percent(matched, found.length)}, with reviews ${percent(hit, found.length)}`,
    );
  }
}
