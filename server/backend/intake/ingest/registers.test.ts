import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { mappingOf } from "./table-mapping";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;

const REGISTER = `Aktenzeichen;Firma;Sitz;Land;Datum;Gegenstand
1 IN 1/26;Muster Guss GmbH;Hagen;DE;03.11.2026;Eröffnung
1 IN 2/26;Beispiel Werke AG;Ulm;Deutschland;04/11/2026;Eröffnung
1 IN 3/26;Dritte Firma KG;Wien;Österreich;morgen;Eröffnung
`;
const COLUMNS = {
  id: "Aktenzeichen",
  title: "Firma",
  organization: "Firma",
  city: "Sitz",
  country: "Land",
  happenedAt: "Datum",
  summary: "Gegenstand",
};

function settingsOf(eventTypeId: EventTypeId) {
  const read = mappingOf(COLUMNS);
  if (!read.ok) throw new Error(read.message);
  return { eventTypeId, mapping: read.mapping, dateOrder: "day-first" as const };
}

test("the order of a date that somebody chose holds with a time beside it, and a day that it cannot be is told", async () => {
  const rows = ["03/11/2026 23:30", "11/25/2026", "31.02.2026", "2026-11-04T23:30:00-08:00", "29/02/2026", "4.11.26"];
  const register = `Aktenzeichen;Firma;Datum\n${rows.map((day, n) => `${n};Firma ${n};${day}\n`).join("")}`;
  const { problems } = await readSource(db, "table:days", register, { settings: settingsOf("insolvency") });
  const messages = problems.map((one) => (one as { message: string }).message);
  expect(messages.filter((one) => one.includes("no date"))).toEqual([
    '"11/25/2026" is no date with the day first',
    '"31.02.2026" is no date',
    '"29/02/2026" is no date',
  ]);
  expect(
    await rowsOf(
      `select title, to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from events order by id`,
    ),
  ).toEqual([
    { title: "Firma 0", at: "2026-11-03 00:00" },
    { title: "Firma 3", at: "2026-11-05 07:30" },
    { title: "Firma 5", at: "2026-11-04 00:00" },
  ]);
});

test("a register's rows are events of its type, with company, country and day, and no text of them is read", async () => {
  const { counts, problems } = await readSource(db, "table:insolvencies", REGISTER, {
    settings: settingsOf("insolvency"),
  });
  expect(counts).toMatchObject({ read: 2, added: 2, problems: 1 });
  expect(problems).toEqual([{ position: { line: 4, column: "Datum" }, message: '"morgen" is no date' }]);
  const events = await rowsOf(`
    select e.event_type_id as type, e.title, e.priority, to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (select array_agg(distinct p.country) from event_places p where p.event_id = e.id) as countries,
      (select array_agg(o.name || ' ' || o.role) from event_organizations o where o.event_id = e.id) as organizations
    from events e order by e.id`);
  expect(events).toMatchObject([
    {
      type: "insolvency",
      title: "Muster Guss GmbH",
      day: "2026-11-03",
      countries: ["DE"],
      organizations: ["Muster Guss GmbH employer"],
    },
    {
      type: "insolvency",
      title: "Beispiel Werke AG",
      day: "2026-11-04",
      countries: ["DE"],
      organizations: ["Beispiel Werke AG employer"],
    },
  ]);
  expect(await rowsOf("select source_id from item_readings")).toEqual([]);
  await readSource(db, "table:insolvencies", REGISTER);
  expect(await rowsOf("select distinct version from events")).toEqual([{ version: 1 }]);
});
