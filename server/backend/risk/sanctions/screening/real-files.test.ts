import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer } from "../../../../../tests/support/network";
import { projectRoot } from "../../../../project-root";
import { follow } from "../../../network/monitored/follow";
import { createTargets } from "../../../network/targets/create-targets";
import { targetParents } from "../../../platform/db/schema/targets";
import { activateFollows } from "../activate-screening";
import { decideMatch } from "../decide-match";
import { importList } from "../lists/import-list";
import { fileAt } from "../lists/list-file";
import { readMatches } from "../read-matches";
import { readTargetSanctions } from "../read-sanctions";
import { screenCustomer } from "./screen-customer";

const folder = join(projectRoot(), "../shared/data/sanctions");
const LISTS = {
  "ofac-sdn": [
    "ofac_sdn_2021-07.csv",
    "ofac_sdn_addresses_2021-07.csv",
    "ofac_sdn_aliases_2021-07.csv",
    "ofac_sdn_comments_2021-07.csv",
  ],
  "ofac-nonsdn": [
    "ofac_consolidated_nonsdn_prim.csv",
    "ofac_consolidated_nonsdn_addresses.csv",
    "ofac_consolidated_nonsdn_aliases.csv",
  ],
  "bis-denied": ["bis_denied_persons_2022.txt"],
  "us-csl": ["us_consolidated_screening_list_sample.csv"],
  un: ["un_consolidated_2026-02-27.xml"],
};
const absent = Object.values(LISTS)
  .flat()
  .filter((name) => !existsSync(join(folder, name)));

/** Names and countries as `relations/` writes them, and companies that only share a word or a name with a listed one. */
const COMPANIES = [
  { name: "PJSC LUKOIL", country: "RU", expected: ["ofac-nonsdn:17248 match"] },
  { name: "Mobarakeh Steel", country: "IR", expected: ["ofac-sdn:25064 match"] },
  { name: "Mobarakeh Steel Co", country: null, expected: ["ofac-sdn:25064 match"] },
  { name: "Mobarakeh Steel Company", country: "CA", expected: ["ofac-sdn:25064 review"] },
  { name: "Lukoil Neftohim Burgas AD", country: "BG", expected: [] },
  { name: "Kurum International ShA", country: "AL", expected: [] },
  { name: "Nova Cimangola", country: "AO", expected: [] },
  { name: "Ledesma SAAI", country: "AR", expected: [] },
] as const;

let db: TestDatabase;
let customerId = 0;
let ids: number[] = [];
beforeAll(async () => {
  if (absent.length > 0) return;
  db = await createTestDatabase();
  for (const [name, files] of Object.entries(LISTS)) {
    await importList(db.database, { name, files: files.map((file) => fileAt(join(folder, file))) });
  }
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "n"));
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const company = { ownerId: customerId, type: "organization", ctype: "company" } as const;
    ids = await createTargets(
      tx,
      COMPANIES.map(({ name, country }) => ({ ...company, name, country })),
    );
    const owned = { targetId: ids[4] ?? 0, parentId: ids[0] ?? 0, ownerId: customerId, kind: "subsidiary-of" } as const;
    await tx.insert(targetParents).values(owned);
    await follow(tx, customerId, ids, { userId: null });
    await activateFollows(tx, customerId, { type: "rule", id: "test" });
  });
  await screenCustomer(db.database, { customerId });
}, 120_000);
afterAll(() => db?.drop());

const matchesOf = (index: number) =>
  db.database.asCustomer({ customerId, userId: null }, (tx) =>
    readMatches(tx, customerId, { targetId: ids[index] ?? 0, after: null, size: 50 }),
  );

test.skipIf(absent.length > 0).each(COMPANIES.map((company, index) => [company.name, company.country, index] as const))(
  "the real lists (skipped without ../shared/data/sanctions): what %s (%s) is found as",
  async (_, __, index) => {
    const found = (await matchesOf(index)).map(
      ({ listName, entityId, verdict }) => `${listName}:${entityId} ${verdict}`,
    );
    expect(found).toEqual(COMPANIES[index]?.expected);
  },
);

test.skipIf(absent.length > 0)(
  "the real lists (skipped without ../shared/data/sanctions): a subsidiary of Lukoil is touched indirectly",
  async () => {
    const [match] = await matchesOf(0);
    const scope = { customerId, userId: null };
    const said = { matchId: match?.id ?? 0, decision: "accepted", reason: "Same company", version: 1 } as const;
    const subsidiary = await db.database.asCustomer(scope, async (tx) => {
      await decideMatch(tx, scope, { type: "rule", id: "test" }, said);
      return readTargetSanctions(tx, customerId, ids[4] ?? 0);
    });
    expect(subsidiary).toMatchObject({
      status: "Indirect",
      sanctionedCompanies: [
        { name: "PJSC LUKOIL", relation: "owner", listName: "ofac-nonsdn", entityName: "LUKOIL OAO" },
      ],
    });
  },
);
