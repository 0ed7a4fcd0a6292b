import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { projectRoot } from "../../../../project-root";
import { readTable } from "../../reading/read-table";
import { guessMapping } from "./guess-mapping";
import { isKnownTitle } from "./title-match";

/** It reads all of them. */
const LIMIT = { timeout: minutes(3) };
const DATA = join(projectRoot(), "../shared/data");
const FACTORIES = { country: "country", name: "name", address: "address", sector: "industry", lat: "lat", lng: "lon" };
const OWNERSHIP = {
  source_id: "erpId",
  source_name: "name",
  iso3_country: "country",
  original_inventory_sector: "industry",
  lat: "lat",
  lon: "lon",
  ultimate_parent_name: "parent",
  percent_interest_parent: "parentShare",
  company_name: "legalName",
  percent_interest_company: "operatorShare",
  start_date: "ownedSince",
  end_date: "ownedUntil",
};
const ASSETS = {
  uid: "erpId",
  city: "city",
  state: "region",
  country_iso: "country",
  latitude: "lat",
  longitude: "lon",
  owner_name: "name",
  owner_lei: "lei",
  parent_name: "parent",
  sector: "industry",
};

async function fieldsOf(path: string): Promise<Record<string, string>> {
  const table = await readTable(path, { recognises: isKnownTitle });
  await table.close();
  const columns = guessMapping(
    table.header,
    table.sample.map(({ cells }) => cells),
  );
  return Object.fromEntries(columns.flatMap(({ title, guess }) => (guess === null ? [] : [[title, guess.field]])));
}

test(
  "every column of the real lists is understood, and nothing is read into the others",
  LIMIT,
  async ({ annotate }) => {
    if (!existsSync(DATA)) return annotate(`nothing compared: ${DATA} is absent`);
    const files = ["organizations", "relations"].flatMap((folder) =>
      readdirSync(join(DATA, folder))
        .filter((file) => file.endsWith(".csv"))
        .map((file) => join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const wanted = file.includes("osh_") ? FACTORIES : file.includes("sfi_") ? ASSETS : OWNERSHIP;
      expect(await fieldsOf(join(DATA, file)), file).toEqual(wanted);
    }
  },
);
