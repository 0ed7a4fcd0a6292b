import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import { collectEntities, type ListedItem } from "../../platform/db/shapes/listed-entity";
import { parseBis } from "./bis/parse";
import { parseCsl } from "./csl/parse";
import { diffVersions } from "./diff-versions";
import { parseOfac } from "./ofac/parse";
import { parseUn } from "./un/parse";

const folder = join(projectRoot(), "../shared/data/sanctions");
const file = (name: string) => createReadStream(join(folder, name));

interface RealList {
  files: string[];
  entities: number;
  addresses: number;
  parse: (files: string[]) => AsyncIterable<ListedItem>;
}

/** Entities as the folder's SOURCES.csv counts its rows, without headers and the OFAC files' end mark. */
const LISTS: [name: string, list: RealList][] = [
  [
    "OFAC SDN",
    {
      files: [
        "ofac_sdn_2021-07.csv",
        "ofac_sdn_addresses_2021-07.csv",
        "ofac_sdn_aliases_2021-07.csv",
        "ofac_sdn_comments_2021-07.csv",
      ],
      entities: 8976,
      addresses: 11_440,
      parse: ofac("OFAC SDN"),
    },
  ],
  [
    "OFAC non-SDN",
    {
      files: [
        "ofac_consolidated_nonsdn_prim.csv",
        "ofac_consolidated_nonsdn_addresses.csv",
        "ofac_consolidated_nonsdn_aliases.csv",
      ],
      entities: 442,
      addresses: 522,
      parse: ofac("OFAC non-SDN"),
    },
  ],
  // 581 rows, one for each address, are 461 names under one order each.
  [
    "BIS denied persons",
    {
      files: ["bis_denied_persons_2022.txt"],
      entities: 461,
      addresses: 579,
      parse: ([name = ""]) => parseBis(file(name)),
    },
  ],
  [
    "US consolidated screening list",
    {
      files: ["us_consolidated_screening_list_sample.csv"],
      entities: 115,
      addresses: 127,
      parse: ([name = ""]) => parseCsl(file(name)),
    },
  ],
  [
    "UN consolidated",
    {
      files: ["un_consolidated_2026-02-27.xml"],
      entities: 1003,
      addresses: 740,
      parse: ([name = ""]) => parseUn(file(name)),
    },
  ],
];

function ofac(listName: string) {
  return ([entities = "", addresses = "", aliases = "", comments]: string[]) =>
    parseOfac(
      {
        entities: file(entities),
        addresses: file(addresses),
        aliases: file(aliases),
        comments: comments === undefined ? undefined : file(comments),
      },
      { listName },
    );
}

const present = LISTS.filter(([, { files }]) => files.every((name) => existsSync(join(folder, name))));
const absent = LISTS.filter((entry) => !present.includes(entry)).map(([name]) => name);

if (present.length > 0) {
  test.each(present)("%s is read whole, and read again nothing has changed", async (_, list) => {
    const { entities, problems } = await collectEntities(list.parse(list.files));
    expect(problems).toEqual([]);
    expect(entities).toHaveLength(list.entities);
    expect(new Set(entities.map(({ id }) => id)).size).toBe(list.entities);
    expect(entities.reduce((sum, { addresses }) => sum + addresses.length, 0)).toBe(list.addresses);
    const again = await collectEntities(list.parse(list.files));
    expect(diffVersions(entities, again.entities.reverse())).toEqual({
      added: [],
      removed: [],
      changed: [],
      unchanged: list.entities,
    });
  });
}

test(`real sanctions lists: ${present.length} read, ${absent.length} left out because they are absent`, ({
  annotate,
}) => {
  expect(present.length + absent.length).toBe(LISTS.length);
  return absent.length === 0 ? undefined : annotate(`left out, not in ${folder}: ${absent.join(", ")}`);
});
