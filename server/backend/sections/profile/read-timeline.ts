import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Decision } from "~/backend/contract/decisions";
import type { Happened, listTargetTimeline } from "~/backend/contract/timeline";
import { type FoundDecision, readTargetDecisions } from "../../network/targets/target-decisions";
import { FOLLOWING_KINDS, type LedgerPart } from "../../network/targets/target-ledger";
import type { Tx } from "../../platform/db/database";
import { namesOf } from "../../platform/evidence/names-of";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { NEWEST_FIRST } from "../../risk/scores/kinds-held";
import { readHistory } from "../../risk/scores/read-history";
import { readFeedItems } from "./read-feed-items";
import { readTimelineCursor, type TimelineCursor, writeTimelineCursor } from "./timeline-cursor";

type Query = z.output<typeof listTargetTimeline.query>;

interface Asked {
  targetId: number;
  language: string;
  perspective: Perspective;
  query: Query;
}

/** One that happened: when, and where its stream goes on behind it. */
interface Place {
  at: number;
  next: Partial<TimelineCursor>;
  of:
    | { stream: "alert"; id: number }
    | { stream: "ledger"; entry: FoundDecision }
    | { stream: "score"; happened: Happened };
}

/** A page of what happened, merged from three streams that are each read by their own index from where the page before ended. */
export async function readTimeline(tx: Tx, customerId: number, asked: Asked) {
  const { query, perspective } = asked;
  const cursor = readTimelineCursor(query.after);
  const places: Place[] = [];
  const { kind } = query;
  if (!kind || kind === "alert") places.push(...(await alertsFrom(tx, customerId, asked, cursor)));
  if (!kind || kind === "score") places.push(...(await bandsFrom(tx, customerId, asked, cursor)));
  if (kind !== "alert" && kind !== "score")
    places.push(...(await ledgerFrom(tx, customerId, { ...asked, part: kind }, cursor)));
  // Streams keep their own order: `sort` is stable, and of one moment the order of the streams decides.
  places.sort((a, b) => b.at - a.at);
  const shown = places.slice(0, query.size);
  const next: TimelineCursor = Object.assign({}, cursor, ...shown.map((place) => place.next));
  return {
    perspective,
    content: await told(tx, customerId, asked, shown),
    after: places.length > query.size ? writeTimelineCursor(next) : null,
  };
}

/** Along the index of a target's alerts. */
async function alertsFrom(
  tx: Tx,
  customerId: number,
  { targetId, query }: Asked,
  { alert }: TimelineCursor,
): Promise<Place[]> {
  const { from, to, size } = query;
  const { rows } = await tx.execute<{ id: number; at: string }>(sql`
    select t.alert_id::float8 as id, (extract(epoch from t.at) * 1000000)::bigint::text as at from alert_targets t
     where t.customer_id = ${customerId} and t.target_id = ${targetId}
       ${from === undefined ? sql`` : sql`and t.at >= ${from}::date::timestamp at time zone 'UTC'`}
       ${to === undefined ? sql`` : sql`and t.at < (${to}::date + 1)::timestamp at time zone 'UTC'`}
       ${alert ? sql`and (t.at, t.alert_id) < (${momentOf(alert.at)}, ${alert.id}::bigint)` : sql``}
     ${NEWEST_FIRST} limit ${size + 1}`);
  return rows.map(({ id, at }) => ({
    at: Number(at) / 1000,
    next: { alert: { at, id } },
    of: { stream: "alert", id },
  }));
}

/** In whole numbers: `to_timestamp` takes a floating one, which misses a microsecond in the next century. */
const momentOf = (microseconds: string) => sql`(timestamptz 'epoch'
  + (${microseconds}::bigint / 1000000) * interval '1 second' + (${microseconds}::bigint % 1000000) * interval '1 microsecond')`;

/** A month in another band than the last one that has a score. Five years have sixty months. */
async function bandsFrom(
  tx: Tx,
  customerId: number,
  { targetId, perspective, query }: Asked,
  { score: before }: TimelineCursor,
): Promise<Place[]> {
  const { months } = await readHistory(tx, customerId, targetId, perspective);
  const scored = months.filter(({ score }) => score !== null);
  const changes = scored.flatMap((one, index): Place[] => {
    const last = scored[index - 1];
    if (!last || last.risk === one.risk) return [];
    const at = Math.min(endOf(one.month), Date.now());
    const happened = {
      ...{ kind: "score" as const, at: new Date(at).toISOString(), month: one.month },
      ...{ before: last.risk, after: one.risk, score: one.score },
    };
    return [{ at, next: { score: one.month }, of: { stream: "score", happened } }];
  });
  const dayOf = ({ at }: Place) => new Date(at).toISOString().slice(0, 10);
  return changes
    .filter((one) => (!query.from || dayOf(one) >= query.from) && (!query.to || dayOf(one) <= query.to))
    .filter(({ next }) => before === null || (next.score ?? "") < before)
    .reverse();
}

function endOf(month: string): number {
  const first = new Date(month);
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - 1;
}

async function ledgerFrom(
  tx: Tx,
  customerId: number,
  { targetId, query, part }: Asked & { part: LedgerPart | undefined },
  { ledger }: TimelineCursor,
): Promise<Place[]> {
  const { from, to, size } = query;
  const entries = await readTargetDecisions(tx, customerId, {
    ...{ targetId, part, from, to, size },
    before: ledger ?? undefined,
  });
  // In the order of the ledger, whatever clocks said: a page goes on behind a number, so none may stand before a higher one.
  let at = Number.POSITIVE_INFINITY;
  return entries.map((entry) => {
    at = Math.min(at, Date.parse(entry.at));
    return { at, next: { ledger: entry.seq }, of: { stream: "ledger", entry } };
  });
}

/** Only what is shown is looked up. */
async function told(
  tx: Tx,
  customerId: number,
  { targetId, language }: Asked,
  shown: readonly Place[],
): Promise<Happened[]> {
  const ids = shown.flatMap(({ of }) => (of.stream === "alert" ? [of.id] : []));
  const entries = shown.flatMap(({ of }) => (of.stream === "ledger" ? [of.entry] : []));
  const alerts = await readFeedItems(tx, customerId, { targetId, language, by: "alert", ids });
  const nameOf = await namesOf(tx, customerId, entries);
  return shown.flatMap(({ at, of }): Happened[] => {
    if (of.stream === "score") return [of.happened];
    if (of.stream === "ledger") {
      const decision: Decision = { ...of.entry, subject: nameOf(of.entry) };
      return [{ kind: partOf(of.entry), at: of.entry.at, decision }];
    }
    const alert = alerts.find(({ alertId }) => alertId === of.id);
    if (!alert) return [];
    const { title, language, eventTypeId, priority, statusId } = alert;
    const when = new Date(at).toISOString();
    return [{ kind: "alert", at: when, alertId: of.id, title, language, eventTypeId, priority, statusId }];
  });
}

function partOf({ subjectType, kind }: FoundDecision): LedgerPart {
  if (FOLLOWING_KINDS.includes(kind)) return "follow";
  return PARTS[subjectType] ?? "other";
}

const PARTS: Partial<Record<string, LedgerPart>> = {
  document: "document",
  questionnaire: "assessment",
  "target-screening": "sanctions",
  "sanctions-match": "sanctions",
  action: "action",
};
