import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/db/database";
import { type ImportKey, scopeOf } from "../../run/import-key";
import { changeOwn } from "../../run/import-steps";
import { likeFinder } from "../../run/like-finder";
import { remarkRows } from "../../run/remark-rows";
import type { ReadRun } from "../import-kind";
import type { LinkedCandidate, RowEnd } from "./candidate";
import { type FoundEnd, findEnds, ownCompany } from "./find-ends";
import type { Links } from "./links";
import { asRemembered, type Remembered, rememberedBy, skipKey } from "./remembered-ends";
import { settledRows, writeSettled } from "./settle-rows";

const AT_ONCE = 200;
/** Names that were looked up already; a file repeats its few. */
const MOST_KEPT = 20_000;

/** Looks up whom each row is about; of whom nothing is known, and nobody said anything before, it waits. */
export async function compareEnds(
  database: Database,
  key: ImportKey,
  links: Links,
  { version, total }: ReadRun,
): Promise<void> {
  const like = await likeFinder(database, key.customerId, total);
  const us = await database.asCustomer(scopeOf(key), (tx) => ownCompany(tx, key.customerId));
  const found = new Map<string, FoundEnd>();
  let done = 0;
  for (let after = 0; ; ) {
    const rows = await nextRows(database, key, after);
    if (rows.length === 0) break;
    after = rows.at(-1)?.row ?? after;
    if (found.size > MOST_KEPT) found.clear();
    const ends = new Map(rows.flatMap((row) => row.ends.map((end) => [end.key, end] as const)));
    const asked = [...ends.values()].filter((end) => !found.has(end.key));
    const answers = await findEnds(database, key.customerId, asked, us, like);
    for (const [index, end] of asked.entries()) found.set(end.key, answers[index] as FoundEnd);
    done += rows.length;
    await database.asCustomer(scopeOf(key), async (tx) => {
      await changeOwn(tx, key, version, { done });
      const keys = [...ends.keys(), ...rows.map((row) => skipKey(row, links.thingOf(row)))];
      const remembered = await rememberedBy(tx, key.customerId, keys);
      const told = rows.map((row) => ({ ...row, ends: row.ends.map((end) => endOf(end, found, remembered)) }));
      const settled = await settledRows(tx, key, links, told);
      await writeSettled(
        tx,
        key,
        settled.map((row) => leftOut(row, remembered.get(skipKey(row.candidate, links.thingOf(row.candidate))))),
      );
    });
  }
  await database.asCustomer(scopeOf(key), async (tx) => {
    await changeOwn(tx, key, version, {});
    await remarkRows(tx, key, await links.conflicts(tx, key));
  });
}

const endOf = (end: RowEnd, found: ReadonlyMap<string, FoundEnd>, remembered: Remembered): RowEnd =>
  asRemembered({ ...end, ...found.get(end.key) }, remembered);

type SettledRow = Awaited<ReturnType<typeof settledRows>>[number];

/** A row that was left out before is left out again. */
function leftOut(row: SettledRow, said: { decision: string; day: string } | undefined): SettledRow {
  if (said?.decision !== "skip" || row.state === "refused") return row;
  const reason = { key: "imports:duplicates.remembered", params: { day: said.day } };
  return { ...row, state: "skipped", reasons: [...row.reasons, reason] };
}

async function nextRows(database: Database, key: ImportKey, after: number): Promise<LinkedCandidate[]> {
  const { rows } = await database.asCustomer(scopeOf(key), (tx) =>
    tx.execute<{ candidate: LinkedCandidate }>(sql`
      select candidate from import_rows
       where customer_id = ${key.customerId} and import_id = ${key.importId} and state = 'create' and row > ${after}
       order by row limit ${AT_ONCE}`),
  );
  return rows.map(({ candidate }) => candidate);
}
