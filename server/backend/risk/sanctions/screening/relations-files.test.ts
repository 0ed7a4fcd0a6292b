import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import countries from "i18n-iso-countries";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer } from "../../../../../tests/support/network";
import { projectRoot } from "../../../../project-root";
import { follow } from "../../../network/monitored/follow";
import { createTargets } from "../../../network/targets/create-targets";
import { activateFollows } from "../activate-screening";
import { importList } from "../lists/import-list";
import { fileAt } from "../lists/list-file";
import { readMatches } from "../read-matches";
import { screenCustomer } from "./screen-customer";

const folder = join(projectRoot(), "../shared/data");
const LISTS = {
  "ofac-sdn": ["", "_addresses", "_aliases", "_comments"].map((part) => `ofac_sdn${part}_2021-07.csv`),
  "ofac-nonsdn": ["prim", "addresses", "aliases"].map((part) => `ofac_consolidated_nonsdn_${part}.csv`),
};
const OWNERS = join(folder, "relations/sfi_assets_owner_parent.csv");
const isAbsent = !existsSync(OWNERS) || !existsSync(join(folder, "sanctions", LISTS["ofac-sdn"][0] ?? ""));

let db: TestDatabase;
let customerId = 0;
/** Each owner of a plant once, as the file writes it, in the country of its first plant. */
let owners = new Map<string, number>();
beforeAll(async () => {
  if (isAbsent) return;
  db = await createTestDatabase();
  for (const [name, files] of Object.entries(LISTS)) {
    await importList(db.database, { name, files: files.map((file) => fileAt(join(folder, "sanctions", file))) });
  }
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "n"));
  const listed = ownersIn(readFileSync(OWNERS, "utf8"));
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const company = { ownerId: customerId, type: "organization", ctype: "company" } as const;
    const ids = await createTargets(
      tx,
      listed.map(({ name, country }) => ({ ...company, name, country })),
    );
    owners = new Map(listed.map(({ name }, index) => [name, ids[index] ?? 0]));
    await follow(tx, customerId, ids, { userId: null });
    await activateFollows(tx, customerId, { type: "rule", id: "test" });
  });
  await screenCustomer(db.database, { customerId });
}, 240_000);
afterAll(() => db?.drop());

function ownersIn(csv: string): { name: string; country: string | null }[] {
  const [head = "", ...lines] = csv.split("\n");
  const [name, country] = ["owner_name", "country_iso"].map((column) => head.split(",").indexOf(column));
  const owners = new Map<string, string | null>();
  for (const line of lines) {
    const cells = (line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) =>
      cell.replace(/,$/, "").replace(/^"|"$/g, "").trim(),
    );
    const owner = cells[name ?? 0];
    if (owner && !owners.has(owner)) owners.set(owner, countries.alpha3ToAlpha2(cells[country ?? 0] ?? "") ?? null);
  }
  return [...owners].map(([name, country]) => ({ name, country }));
}

const found = (name: string) =>
  db.database.asCustomer({ customerId, userId: null }, (tx) =>
    readMatches(tx, customerId, { targetId: owners.get(name) ?? 0, after: null, size: 50 }),
  );

test.skipIf(isAbsent)(
  "of all owners of plants (skipped without ../shared/data) these are found as listed",
  async () => {
    const matches: string[] = [];
    for (const name of owners.keys()) {
      const [best] = await found(name);
      if (best?.verdict === "match") matches.push(`${name}: ${best.entityName}`);
    }
    expect(matches.sort()).toMatchInlineSnapshot(`
      [
        "Arfa Iron and Steel Co: ARFA IRON AND STEEL COMPANY",
        "Chadormalu Mining & Industrial Co: CHADORMALU MINING & INDUSTRIAL COMPANY",
        "Esfahan Steel Co: ESFAHAN STEEL COMPANY",
        "Hormozgan Steel Company: HORMOZGAN STEEL COMPANY",
        "Iranian Ghadir Iron and Steel Co: IRANIAN GHADIR IRON & STEEL CO.",
        "Iranian Mines & Mining Industries Development And Renovation Organization: IRANIAN MINES AND MINING INDUSTRIES DEVELOPMENT AND RENOVATION ORGANIZATION",
        "JSC Angarsk Petrochemical Company: OJSC ANGARSK PETROCHEMICAL COMPANY",
        "Khorasan Steel Complex Co: KHORASAN STEEL COMPANY",
        "Khouzestan Steel Co: KHOUZESTAN STEEL COMPANY",
        "Mobarakeh Steel Co: ESFAHAN'S MOBARAKEH STEEL COMPANY",
        "OJSC Naftan: NAFTAN OAO",
        "Pasargad Steel Complex PJS: PASARGAD STEEL COMPLEX",
        "Sirjan Iranian Steel Company: SIRJAN IRANIAN STEEL",
        "South Kaveh Steel Co: SOUTH KAVEH STEEL COMPANY",
        "Tehran Cement Company: TEHRAN CEMENT COMPANY",
        "Zarand Iranian Steel Company: ZARAND IRANIAN STEEL COMPANY",
      ]
    `);
  },
);

test.skipIf(isAbsent)(
  "who only resembles a listed one (skipped without ../shared/data) is left undecided, with what agrees and what does not",
  async () => {
    let reviewed = 0;
    for (const name of owners.keys()) {
      for (const match of await found(name)) {
        expect(match).toMatchObject({ decision: "undecided", decidedBy: null });
        if (match.verdict !== "review") continue;
        reviewed += 1;
        expect(match.reasons.length).toBeGreaterThan(0);
        const sum = match.reasons.reduce((all, { contribution }) => all + contribution, 0);
        expect(sum).toBeCloseTo(match.score, 2);
      }
    }
    expect(reviewed).toBeGreaterThan(0);
  },
);
