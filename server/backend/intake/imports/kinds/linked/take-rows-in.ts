import { sql } from "drizzle-orm";
import { ownOrganization } from "../../../../network/following/changes/own-organization";
import { enqueueRefresh } from "../../../../network/monitored/follow";
import { createTargets } from "../../../../network/targets/create-targets";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import { countRows } from "../../run/import-steps";
import { numberedRow } from "../../run/numbered-row";
import { remarkRows } from "../../run/remark-rows";
import { storableJson } from "../../run/storable-json";
import { toTarget } from "../../run/to-target";
import type { ApplyRun, TakenIn } from "../import-kind";
import type { LinkedCandidate, RowEnd } from "./candidate";
import { endsNow } from "./ends-now";
import { partyOf } from "./find-ends";
import type { Links } from "./links";
import { nextRows } from "./next-rows";
import { rememberMade } from "./remembered-ends";
import { settledRows, writeSettled } from "./settle-rows";

/** Makes those whom a person wants made, and writes what rows say; targets that were made are not followed. */
export async function takeRowsIn(tx: Tx, key: ImportKey, links: Links, { report }: ApplyRun): Promise<TakenIn> {
  const total = await lookAgain(tx, key, links);
  const made = new Map<string, number>();
  for (let after = 0; ; ) {
    const rows = await nextRows(tx, key, after, sql`state in ('create', 'join')`);
    if (rows.length === 0) break;
    after = rows.at(-1)?.row ?? after;
    await makeTargets(tx, key, rows, made);
    const us = rows.some(({ ends }) => ends.some(({ status }) => status === "own"))
      ? await ownOrganization(tx, key.customerId)
      : null;
    const told = rows.map((row) => ({ ...row, ends: row.ends.map((end) => resolved(end, made, us)) }));
    const written = await links.write(tx, key, told);
    const done = told.map((candidate) => ({
      ...{ row: candidate.row, candidate, targetId: candidate.ends[0]?.targetId ?? null },
      ...(written.get(candidate.row) ?? { state: "joined", undo: {} }),
    }));
    await tx.execute(sql`
      update import_rows r set state = f.state, undo = f.undo, target_id = f."targetId", candidate = f.candidate
        from jsonb_to_recordset(${storableJson(done)}::jsonb)
               as f(row int, state text, undo jsonb, "targetId" bigint, candidate jsonb),
             lateral ${numberedRow(key, sql`f.row`)} as its
       where r.ctid = its.ctid`);
    await report(rows.length, total);
  }
  await rememberMade(tx, key, made);
  await enqueueRefresh(tx, key.customerId);
  return { total, options: {}, told: { made: made.size } };
}

/**
 * A target may have gone since the file was read: then a person says again who it is. One who is to be made may have been made since, by an earlier
 * portion of the file or by another one, and is known. Answers how many rows are left to take in.
 */
async function lookAgain(tx: Tx, key: ImportKey, links: Links): Promise<number> {
  for (let after = 0; ; ) {
    const rows = await nextRows(tx, key, after, sql`state in ('create', 'join')`);
    if (rows.length === 0) break;
    after = rows.at(-1)?.row ?? after;
    const now = await endsNow(
      tx,
      key,
      rows.flatMap(({ ends }) => ends),
    );
    const told = rows.flatMap((row) => {
      const ends = row.ends.map(now);
      return ends.some((end, index) => end !== row.ends[index]) ? { ...row, ends } : [];
    });
    await writeSettled(tx, key, await settledRows(tx, key, links, told));
  }
  // Ends may have become the same since the rows were compared, by this look or by one that told of it before.
  await remarkRows(tx, key, await links.conflicts(tx, key));
  const { create = 0, join = 0 } = await countRows(tx, key);
  return create + join;
}

function resolved(end: RowEnd, made: ReadonlyMap<string, number>, us: number | null): RowEnd {
  if (end.status === "own") return { ...end, status: "known", targetId: us };
  return end.status === "new" ? { ...end, targetId: made.get(end.key) ?? null } : end;
}

/** One target for all who are called and numbered the same. */
async function makeTargets(
  tx: Tx,
  { customerId, importId }: ImportKey,
  rows: readonly LinkedCandidate[],
  made: Map<string, number>,
) {
  const wanted = new Map<string, RowEnd>();
  for (const end of rows.flatMap(({ ends }) => ends)) {
    if (end.status === "new" && !made.has(end.key)) wanted.set(end.key, end);
  }
  const ends = [...wanted.values()];
  const ids = await createTargets(
    tx,
    ends.map((end) => toTarget(partyOf(end, 0), customerId, importId)),
  );
  for (const [index, end] of ends.entries()) made.set(end.key, ids[index] ?? 0);
}
