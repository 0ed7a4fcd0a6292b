import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { readLaw } from "~/backend/contract/laws";
import { startMeasures } from "~/backend/contract/measures";
import { listNotifications } from "~/backend/contract/notifications";
import { createOwnMeasure, moveOwnMeasure } from "~/backend/contract/own-measures";
import { checkLaws, LAW_ENDED, LAW_RULE } from "../../server/backend/work/measures/laws/check-laws";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { ownMeasure } from "../support/sample-requests";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const silent = pino({ level: "silent" });

/** What a law's row of the register says of its end, as long as a test takes. */
const endOf = (law: string, day: string | null) =>
  use.database.asSystem((tx) =>
    tx.execute(sql`update rules set valid_to = ${day}::date where name = ${`law.${law}`} and version = '1'`),
  );
afterEach(async () => {
  for (const law of ["lksg-6-3", "lksg-6-4", "lksg-7"]) await endOf(law, null);
});

const check = (day: string) =>
  checkLaws({
    ...{ database: use.database, logger: silent, attempt: 1 },
    payload: { _cron: { ts: `${day}T05:30:00.000Z` } },
  });

/** What somebody was told of an entry, the oldest first. */
async function newsOf(persona: Persona, measureId: string) {
  const { content } = await callBackend(await as(persona), listNotifications, { query: { size: 200 } });
  return content
    .filter(({ kind, subject }) => kind === LAW_ENDED && subject === `measure:${measureId}`)
    .map(({ params }) => params.title)
    .reverse();
}

async function published(laws: readonly ("lksg-6-3" | "lksg-7")[], name: string): Promise<string> {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const body = { ...ownMeasure(), names: { en: name, de: `${name} (de)` }, laws: [...laws] };
  const { id, measureId } = await callBackend(manager, createOwnMeasure, { body });
  const move = (caller: typeof manager, state: "reviewed" | "published", version: number) =>
    callBackend(caller, moveOwnMeasure, { params: { ownMeasureId: id }, body: { state, version } });
  await move(admin, "reviewed", 1);
  await move(manager, "published", 2);
  return measureId;
}

test("the register has every law with its days, and who sees the catalogue reads them", async () => {
  const analyst = await as("analyst");
  const lksg = await callBackend(analyst, readLaw, { params: { lawId: "lksg-7" } });
  expect(lksg.versions).toMatchObject([{ version: "1", validFrom: "2023-01-01", validTo: null, confidence: "A" }]);
  const csddd = await callBackend(analyst, readLaw, { params: { lawId: "csddd-10" } });
  expect(csddd.versions).toMatchObject([{ validFrom: "2029-07-26", transposedBy: "2028-07-26", confidence: "C" }]);
  await expect(callBackend(await as("viewer"), readLaw, { params: { lawId: "lksg-7" } })).rejects.toMatchObject({
    status: 403,
  });
});

test("who manages the catalogue is told once that the law of a published entry ends within the quarter", async () => {
  const measureId = await published(["lksg-6-3", "lksg-7"], "Safety walk");
  await check("2026-11-03");
  expect(await newsOf("admin", measureId)).toEqual([]);
  // Holds for one day of the next quarter, so not yet.
  await endOf("lksg-6-3", "2027-01-02");
  await check("2026-11-03");
  expect(await newsOf("admin", measureId)).toEqual([]);
  await endOf("lksg-6-3", "2027-01-01");
  for (const day of ["2026-11-03", "2026-11-04", "2027-01-01"]) await check(day);
  const told = "Safety walk – LkSG §\u00a06(3): prevention in your own business";
  expect(await newsOf("admin", measureId)).toEqual([told]);
  expect(await newsOf("manager", measureId)).toHaveLength(1);
  expect(await newsOf("analyst", measureId)).toEqual([]);
  // Another law of the same entry is news again, here of another day.
  await use.database.asSystem((tx) =>
    tx.execute(sql`update notifications set created_at = now() - interval '2 days' where kind = ${LAW_ENDED}`),
  );
  await endOf("lksg-7", "2026-06-01");
  await check("2027-01-02");
  expect(await newsOf("admin", measureId)).toEqual([told, "Safety walk – LkSG §\u00a07: remedial action"]);
  const { content } = await callBackend(await as("admin"), listEvidence, {
    query: { subject: `measure:${measureId}` },
  });
  expect(content.map(({ kind, actor, ruleVersion }) => [kind, actor, ruleVersion])).toEqual([
    ["measure.law-ended", LAW_RULE, "law.lksg-7@1"],
    ["measure.law-ended", LAW_RULE, "law.lksg-6-3@1"],
  ]);
});

test("an entry of which two laws end is told once, with both", async () => {
  const measureId = await published(["lksg-6-3", "lksg-7"], "Two laws");
  for (const law of ["lksg-6-3", "lksg-7"]) await endOf(law, "2026-09-01");
  await check("2026-11-03");
  expect(await newsOf("admin", measureId)).toEqual([
    "Two laws – LkSG §\u00a06(3): prevention in your own business – LkSG §\u00a07: remedial action",
  ]);
});

test("a law that a later version follows at once has not ended; with a time between them it has", async () => {
  const measureId = await published(["lksg-7"], "Later version");
  const next = (from: string) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`
        insert into rules (name, version, valid_from, source, confidence, value)
        select name, '2', ${from}::date, source, confidence, value from rules where name = 'law.lksg-7' and version = '1'
        on conflict (name, version) do update set valid_from = excluded.valid_from`),
    );
  try {
    await endOf("lksg-7", "2026-12-01");
    await next("2026-12-01");
    await check("2026-11-03");
    expect(await newsOf("admin", measureId)).toEqual([]);
    await next("2027-06-01");
    await check("2026-11-03");
    expect(await newsOf("admin", measureId)).toEqual(["Later version – LkSG §\u00a07: remedial action"]);
  } finally {
    await use.database.asSystem((tx) =>
      tx.execute(sql`update rules set name = 'no-law' where name = 'law.lksg-7' and version = '2'`),
    );
  }
});

test("an entry that open actions were started from counts in their version, what is offered or was ended does not", async () => {
  const analyst = await as("analyst");
  const [mill = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Laws Mill", country: "DE" }]));
  const selection = { targetIds: [mill] };
  await callBackend(analyst, startMeasures, {
    params: { measureId: "joint-audit" },
    body: { version: "1", selection },
  });
  const own = await published([], "Without a law");
  const end = (status: "Aborted" | "Planned") =>
    use.database.asSystem((tx) =>
      tx.execute(sql`update actions set meta_status = ${status} where measure = 'joint-audit@1'`),
    );
  await endOf("lksg-6-4", "2026-10-01");
  await end("Aborted");
  await check("2026-10-01");
  expect(await newsOf("admin", "joint-audit")).toEqual([]);
  await end("Planned");
  for (let run = 0; run < 2; run++) await check("2026-10-02");
  expect(await newsOf("admin", "joint-audit")).toHaveLength(1);
  expect(await newsOf("admin", own)).toEqual([]);
  expect((await newsOf("strangeAdmin", "joint-audit")).length).toBe(0);
});
