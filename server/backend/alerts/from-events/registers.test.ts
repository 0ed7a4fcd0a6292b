import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { readSource } from "../../../../tests/support/ingest/read-source";
import { alertsIn, monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { settingsSchema } from "../../intake/ingest/settings";
import { mappingOf } from "../../intake/ingest/table-mapping";
import { matchEvents } from "./match-events";

// Registers as tables of a fixed type, from the file to the alert.

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const INSOLVENCIES = `Aktenzeichen;Firma;Sitz;Land;Datum
1 IN 1/26;Nordhang Guss GmbH;Hagen;Deutschland;03.11.2026
1 IN 2/26;Quellmark Kabel AG;Wien;AT;04.11.2026
`;
const SANCTIONS = `Entity,Country,Listed,LEI
Brenton Foods,US,2026-11-05,
QK Cable Holding,DE,2026-11-05,529900EXAMPLE0000002
`;

test.each([
  [
    "insolvency",
    INSOLVENCIES,
    { id: "Aktenzeichen", title: "Firma", organization: "Firma", city: "Sitz", country: "Land", happenedAt: "Datum" },
    // The other company of that name has its seat in another country.
    { title: "Nordhang Guss GmbH", type: "insolvency", target: "Nordhang Guss GmbH" },
  ],
  [
    "sanctions",
    SANCTIONS,
    { title: "Entity", organization: "Entity", country: "Country", happenedAt: "Listed", "identifier.lei": "LEI" },
    { title: "QK Cable Holding", type: "sanctions", target: "Quellmark Kabel AG" },
  ],
])("a register of type %s alerts whoever follows a company in it", async (eventTypeId, file, columns, expected) => {
  const read = mappingOf(columns);
  if (!read.ok) throw new Error(read.message);
  const settings = settingsSchema.parse({ eventTypeId, mapping: read.mapping });
  const { counts } = await readSource(db, "table:register", file, { settings });
  expect(counts).toMatchObject({ read: 2, added: 2, problems: 0 });
  await db.database.asSystem(async (tx) => {
    const customer = await addCustomer(tx, "follower");
    const ids = await addTargets(tx, [
      { name: "Nordhang Guss GmbH", country: "DE" },
      { name: "Quellmark Kabel AG", country: "DE", identifiers: [{ system: "lei", value: "529900EXAMPLE0000002" }] },
    ]);
    await monitor(tx, customer, ids);
    const { rows } = await tx.execute<{ id: string }>(sql`select id from events`);
    await matchEvents(
      tx,
      rows.map(({ id }) => Number(id)),
    );
    expect(await alertsIn(tx)).toHaveLength(1);
    const { rows: linked } = await tx.execute(sql`
      select e.title, e.event_type_id as type, t.name as target from event_links l
        join events e on e.id = l.event_id join targets t on t.id = l.target_id where l.impact_level in ('company', 'direct')`);
    expect(linked).toEqual([expected]);
  });
});
