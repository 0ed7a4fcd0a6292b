import { sql } from "drizzle-orm";
import type { Written } from "../../../intake/imports/kinds/linked/links";
import type { OwnAlertCandidate } from "../../../intake/imports/kinds/own-alerts/own-alert";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import { rulesNow } from "../../../intake/ingest/ingest";
import { writeBatch } from "../../../intake/ingest/write-batch";
import { enqueueEventMatch } from "../../../intake/matching/enqueue-match";
import type { Tx } from "../../../platform/db/database";
import { addToldLinks } from "../told-links";
import { knownReports } from "./known-reports";
import { numberOf, reportOf, SOURCE_NAME } from "./report-of";

/** Kept with the row that reported it: the number of its report, and what it said. */
export interface OwnAlertUndo {
  report: string;
  hash: string;
  event: number;
}

/** Reports what is new. What was reported before stays as it is, and is about the row's target as well. */
export async function writeOwnAlerts(
  tx: Tx,
  { customerId }: ImportKey,
  rows: readonly OwnAlertCandidate[],
): Promise<Map<number, Written>> {
  const numbers = [...new Set(rows.map(numberOf))];
  const known = await knownByNumber(tx, customerId, numbers);
  const byHand = await knownReports(
    tx,
    customerId,
    rows.filter((row) => !known.has(numberOf(row))),
  );
  const groups = byNumber(rows.filter(({ row }) => !byHand.has(row)));
  const told = [...groups].flatMap(([number, group]) => {
    const [first] = group;
    const targetIds = targetsOf(group);
    const incoming = first === undefined || known.has(number) ? null : reportOf(first, targetIds);
    return incoming === null ? [] : { number, group, targetIds, incoming };
  });
  const origin = { sourceName: SOURCE_NAME, ownerId: customerId };
  const batch = told.map(({ incoming }) => incoming);
  const { eventIds } = await writeBatch(tx, origin, batch, await rulesNow(tx));
  const name = await ownName(tx, customerId);
  const written = new Map([...byHand].map((row): [number, Written] => [row, { state: "joined", undo: {} }]));
  const touched: number[] = [];
  for (const [index, { number, group, targetIds, incoming }] of told.entries()) {
    const event = eventIds[index] ?? 0;
    await addToldLinks(tx, customerId, event, targetIds, name);
    const undo: OwnAlertUndo = { report: number, hash: incoming.event.contentHash, event };
    for (const { row } of group) written.set(row, { state: "created", undo });
  }
  for (const [number, event] of known) {
    const group = groups.get(number) ?? [];
    if (await addToldLinks(tx, customerId, event, targetsOf(group), name)) touched.push(event);
    for (const { row } of group) written.set(row, { state: "joined", undo: {} });
  }
  if (touched.length > 0) await enqueueEventMatch(tx, touched);
  return written;
}

function byNumber(rows: readonly OwnAlertCandidate[]): Map<string, OwnAlertCandidate[]> {
  const groups = new Map<string, OwnAlertCandidate[]>();
  for (const row of rows) {
    const group = groups.get(numberOf(row)) ?? [];
    groups.set(numberOf(row), group);
    group.push(row);
  }
  return groups;
}

const targetsOf = (rows: readonly OwnAlertCandidate[]): number[] => [
  ...new Set(rows.flatMap(({ ends: [supplier] }) => supplier?.targetId ?? [])),
];

/** Events of reports that are there, by their number; a report that was taken back is told again. */
async function knownByNumber(tx: Tx, customerId: number, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ number: string; event: number }>(sql`
    select external_id as number, event_id::float8 as event from event_sources
     where owner_id = ${customerId} and source_name = ${SOURCE_NAME} and external_id = any(${sql.param([...numbers])}::text[])
       and not coalesce((content->>'withdrawn')::boolean, false)`);
  return new Map(rows.map(({ number, event }) => [number, event]));
}

/** Who says so, as alerts name them. */
async function ownName(tx: Tx, customerId: number): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from customers where id = ${customerId}`);
  return rows[0]?.name ?? "";
}
