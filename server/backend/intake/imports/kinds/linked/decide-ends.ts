import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "../../../../platform/call/refusal";
import type { Tx } from "../../../../platform/db/database";
import type { ImportRowState } from "../../../../platform/db/schema/imports";
import { asDecidedTogether, asOnlyStateDecided, restoreBefore } from "../../run/before-image";
import { type LockedRow, lockRow, mustBeVisible, type RowDecision } from "../../run/decide-row";
import type { RowsDecision } from "../../run/decide-rows";
import type { ImportKey } from "../../run/import-key";
import { remarkRows } from "../../run/remark-rows";
import { asRevised } from "../../run/revision";
import type { DecidedBy } from "../import-kind";
import { askedEnd, type LinkedCandidate, type RowEnd } from "./candidate";
import type { Links } from "./links";
import { remember, type Said, skipKey } from "./remembered-ends";
import { settledRows, writeSettled } from "./settle-rows";

/**
 * A person says who the unknown end of a row is, or the one that was decided last; or that the row is left out. All rows that have the same
 * name and number are about that one, too. Throws `Refusal` 404, 409 and 422.
 */
export async function decideEnd(
  tx: Tx,
  key: ImportKey,
  links: Links,
  row: number,
  decided: RowDecision,
  { userId, seen }: DecidedBy,
): Promise<{ before: string }> {
  const found = await lockRow<LinkedCandidate>(tx, key, row, decided, seen);
  const { candidate, state: before } = found;
  if (candidate === null || decided.decision === "skip" || decided.decision === "repeat") {
    await setAside(tx, key, [row], decided.decision, asRevised(key));
    if (candidate !== null && decided.decision === "skip") {
      const said: Said = { key: skipKey(candidate, links.thingOf(candidate)), decision: "skip", targetId: null, row };
      await remember(tx, key, [said], userId);
    }
    return { before };
  }
  const { decision, targetId } = decided;
  if (before === "repeated") throw refused("The row repeats another one; decide that one");
  if (decision === "join") await mustBeVisible(tx, key.customerId, targetId);
  const asked = askedEnd(candidate.ends);
  const end = candidate.ends[asked];
  if (end === undefined) return again(tx, key, links, found, decision);
  if (decision === "create" && end.numberOnly)
    throw refused("The row has a number and no name; say which target it is");
  const told = withEnd(candidate, asked, saidOf(end, decided));
  const [settled] = await settledRows(tx, key, links, [told]);
  if (settled === undefined || settled.state === "refused") throw refused("The row cannot be about this target");
  await writeSettled(tx, key, [settled]);
  await remember(tx, key, [{ key: end.key, decision, targetId, row }], userId);
  await decideRows(tx, key, links, {
    states: ["waiting", "create", "join"],
    which: sql`r.row <> ${row} and r.candidate @> ${JSON.stringify({ ends: [{ key: end.key }] })}::jsonb`,
    change: (other) => (other.key === end.key ? saidOf(other, decided) : null),
    together: false,
  });
  const conflicts = await links.conflicts(tx, key);
  if (conflicts.some((one) => one.row === row)) throw refused("The row says the same of this target as another row");
  await remarkRows(tx, key, conflicts);
  return { before };
}

/** Decides all rows that wait: each unknown end is the target that it may be, or a new one. Rows that cannot stand beside another one then wait on. */
export async function decideEnds(
  tx: Tx,
  key: ImportKey,
  links: Links,
  { decision, leastScore = 0 }: RowsDecision,
  userId: number | null,
): Promise<number> {
  const said: Said[] = [];
  const which = sql`coalesce(r.score, 0) >= ${leastScore}`;
  const decided = await decideRows(tx, key, links, {
    ...{ states: ["waiting"], which, skip: decision === "skip", together: true },
    change: (end, row) => {
      const targetId = decision === "join" ? (end.like?.targetId ?? null) : null;
      const can = decision === "join" ? targetId !== null && (end.like?.score ?? 0) >= leastScore : !end.numberOnly;
      if (!can || (decision !== "join" && decision !== "create")) return null;
      said.push({ key: end.key, decision, targetId, row });
      return decision === "join"
        ? saidOf(end, { decision, targetId: targetId ?? 0 })
        : saidOf(end, { decision, targetId: null });
    },
    skipped: (candidate) =>
      said.push({
        ...{ key: skipKey(candidate, links.thingOf(candidate)), decision: "skip", targetId: null, row: candidate.row },
      }),
  });
  const waiting = await letConflictsWait(tx, key, links);
  const told = new Set(decided.filter((row) => !waiting.has(row)));
  await remember(
    tx,
    key,
    said.filter(({ row }) => told.has(row)),
    userId,
    { together: true },
  );
  return told.size;
}

/** Of two rows that say the same of one target nobody but a person knows which is right: those that were decided just now are as before. Answers all that are in conflict. */
async function letConflictsWait(tx: Tx, key: ImportKey, links: Links): Promise<Set<number>> {
  const conflicts = await links.conflicts(tx, key);
  const rows = conflicts.map(({ row }) => row);
  if (rows.length > 0) await restoreBefore(tx, key, null, rows);
  if (links.saysWhy)
    await remarkRows(
      tx,
      key,
      conflicts.map(({ row, reasons }) => ({ row, reasons })),
    );
  return new Set(rows);
}

const saidOf = (end: RowEnd, { decision, targetId }: RowDecision): RowEnd => {
  const { remembered: _, ...rest } = end;
  return { ...rest, status: decision === "join" ? "known" : "new", targetId, decided: true };
};

const withEnd = (candidate: LinkedCandidate, at: number, end: RowEnd): LinkedCandidate => ({
  ...candidate,
  ends: candidate.ends.map((one, index) => (index === at ? end : one)),
});

const refused = (message: string): Refusal =>
  new Refusal(422, "invalid_input", message, [{ path: "body.decision", message }]);

async function setAside(tx: Tx, key: ImportKey, rows: number[], decision: RowDecision["decision"], revised: SQL) {
  const { customerId, importId } = key;
  const state = decision === "repeat" ? "repeated" : "skipped";
  await tx.execute(sql`
    update import_rows r set state = ${state}, ${revised}
     where customer_id = ${customerId} and import_id = ${importId} and row = any(${sql.param(rows)}::int[])`);
}

/** A row that was left out, or is a duplicate, and of which everybody is known: `create` takes it up again. */
async function again(
  tx: Tx,
  key: ImportKey,
  links: Links,
  { candidate, state }: LockedRow<LinkedCandidate>,
  decision: string,
) {
  if (candidate === null || decision !== "create") throw refused("Everybody in this row is known");
  const settled = await settledRows(tx, key, links, [candidate]);
  await writeSettled(tx, key, settled);
  return { before: state };
}

interface Change {
  /** Of rows `r` in these states. */
  states: ImportRowState[];
  which: SQL;
  /** An end that is unknown or was decided, as it is decided now; null where it is not. */
  change: (end: RowEnd, row: number) => RowEnd | null;
  skip?: boolean;
  skipped?: (candidate: LinkedCandidate) => void;
  /** Many at once, which can be taken back: what the rows were is kept, and a row that cannot be so stays as it is. */
  together: boolean;
}

const AT_ONCE = 500;

/** Rows that cannot be what they would be, such as a relation of one with itself, wait. Answers which were changed. */
async function decideRows(tx: Tx, key: ImportKey, links: Links, how: Change): Promise<number[]> {
  const { states, which, change, skip, skipped, together } = how;
  const changed: number[] = [];
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<{ candidate: LinkedCandidate }>(sql`
      select r.candidate from import_rows r
       where r.customer_id = ${key.customerId} and r.import_id = ${key.importId} and r.state = any(${sql.param(states)}::text[])
         and r.row > ${after} and r.candidate is not null and ${which}
       order by r.row limit ${AT_ONCE}`);
    if (rows.length === 0) return changed;
    after = rows.at(-1)?.candidate.row ?? after;
    if (skip) {
      const these = rows.map(({ candidate }) => candidate.row);
      await setAside(tx, key, these, "skip", asOnlyStateDecided(key));
      for (const { candidate } of rows) skipped?.(candidate);
      changed.push(...these);
      continue;
    }
    const told = rows.flatMap(({ candidate }) => {
      const ends = candidate.ends.map((end) => (isOpen(end) ? change(end, candidate.row) : null) ?? end);
      return ends.some((end, index) => end !== candidate.ends[index]) ? { ...candidate, ends } : [];
    });
    const settled = await settledRows(tx, key, links, told);
    const fits = settled.filter(({ state }) => state !== "refused");
    await writeSettled(tx, key, fits, together ? asDecidedTogether(key) : asRevised(key));
    changed.push(...fits.map(({ row }) => row));
    if (together) continue;
    // What was decided of them before holds no longer.
    const before = new Map(rows.map(({ candidate }) => [candidate.row, candidate]));
    const others = settled.flatMap(({ row, state }) => (state === "refused" ? (before.get(row) ?? []) : []));
    const asked = others.map((row) => ({
      ...row,
      ends: row.ends.map((end) => (change(end, row.row) === null ? end : openAgain(end))),
    }));
    await writeSettled(tx, key, await settledRows(tx, key, links, asked));
  }
}

const isOpen = ({ status, decided }: RowEnd): boolean => status === "unknown" || decided === true;

/** An end that a person decided is unknown again. */
export function openAgain(end: RowEnd): RowEnd {
  if (end.decided === undefined) return end;
  const { decided: _, remembered: __, ...rest } = end;
  return { ...rest, status: "unknown", targetId: null };
}
