import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parseBis } from "../../../server/backend/intake/lists/bis/parse";
import { parseCsl } from "../../../server/backend/intake/lists/csl/parse";
import { parseOfac } from "../../../server/backend/intake/lists/ofac/parse";
import { parseUn } from "../../../server/backend/intake/lists/un/parse";
import { collectEntities, type ListedItem } from "../../../server/backend/platform/db/shapes/listed-entity";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { toNamedEntry } from "../../../server/backend/risk/sanctions/screening/to-named";

/** The entries of the real lists in a folder: those of sanctions, and those of the United States' export control beside them. */
export async function readRealLists(folder: string): Promise<{ sanctions: ListedEntity[]; control: ListedEntity[] }> {
  const file = (name: string) => createReadStream(join(folder, name));
  const ofac = (...[main, addresses, aliases]: [string, string, string]) =>
    parseOfac({ entities: file(main), addresses: file(addresses), aliases: file(aliases) }, { listName: "OFAC" });
  const sdn = ofac("ofac_sdn_2021-07.csv", "ofac_sdn_addresses_2021-07.csv", "ofac_sdn_aliases_2021-07.csv");
  const other = ofac(
    "ofac_consolidated_nonsdn_prim.csv",
    "ofac_consolidated_nonsdn_addresses.csv",
    "ofac_consolidated_nonsdn_aliases.csv",
  );
  const sanctions = [
    ...(await entriesOf("ofac-sdn", sdn)),
    ...(await entriesOf("ofac-nonsdn", other)),
    ...(await entriesOf("un", parseUn(file("un_consolidated_2026-02-27.xml")))),
  ];
  const control = [
    ...(await entriesOf("bis", parseBis(file("bis_denied_persons_2022.txt")))),
    ...(await entriesOf("csl", parseCsl(file("us_consolidated_screening_list_sample.csv")))),
  ];
  return { sanctions, control };
}

/** What a list's reader finds, as screening takes it, each with the list's name before its number. */
export async function entriesOf(list: string, items: AsyncIterable<ListedItem>): Promise<ListedEntity[]> {
  const { entities } = await collectEntities(items);
  return entities.map((entity) => toNamedEntry(list, entity.id, entity));
}
