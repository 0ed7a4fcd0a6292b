import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { projectRoot } from "../../../server/project-root";
import { readCompanies } from "./read-companies";
import { readOfac } from "./read-ofac";
import { readUn } from "./read-un";
import { readDeniedPersons, readScreeningList } from "./read-us-lists";

export interface RealData {
  listed: ListedEntity[];
  companies: ListedEntity[];
}

export const DATA_FOLDER = join(projectRoot(), "..", "shared", "data");

/** Undefined when the folder of real files is not there. */
export function readData(data = DATA_FOLDER): RealData | undefined {
  const lists = join(data, "sanctions");
  if (!existsSync(lists)) return undefined;
  const listed = [
    ...readOfac(lists, "sdn", {
      names: "ofac_sdn_2021-07.csv",
      aliases: "ofac_sdn_aliases_2021-07.csv",
      addresses: "ofac_sdn_addresses_2021-07.csv",
    }),
    ...readOfac(lists, "nonsdn", {
      names: "ofac_consolidated_nonsdn_prim.csv",
      aliases: "ofac_consolidated_nonsdn_aliases.csv",
      addresses: "ofac_consolidated_nonsdn_addresses.csv",
    }),
    ...readUn(lists, "un_consolidated_2026-02-27.xml"),
    ...readDeniedPersons(lists, "bis_denied_persons_2022.txt"),
    ...readScreeningList(lists, "us_consolidated_screening_list_sample.csv"),
  ];
  return { listed: listed.filter((entity) => entity.name !== ""), companies: readCompanies(data) };
}
