import { sql } from "drizzle-orm";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { rulesNow } from "../../intake/ingest/ingest";
import { writeBatch } from "../../intake/ingest/write-batch";
import { lockEvents } from "../../intake/matching/link-events";
import { follow } from "../../network/monitored/follow";
import { actorOf, nameOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { fanOut } from "../alerts/fan-out";
import { toReport } from "./to-report";
import { requireVisible, writeToldLinks } from "./told-links";

type Asked = AskedBySession & { tx: Tx };

export const ownAlertHandlers: Handler[] = [
  answer(addOwnAlert, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { customerId } = scope;
    const { sourceName, period = null, ...told } = body;
    const actor = actorOf(session);
    const report = toReport({ ...told, source: "own", places: [], organizations: [], withdrawn: false });
    if (report === null) {
      const problem = { path: "body.eventTypeId", message: "is not an event type; see the list of event types" };
      throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
    }
    await requireVisible(tx, customerId, body.targetIds);
    const followed = await followThose(asked, body.targetIds);
    const { event, content, ...keys } = report.incoming;
    const origin = { sourceName: sourceName || nameOf(session), ownerId: customerId };
    const incoming = {
      ...keys,
      event: { ...event, sourceName: origin.sourceName, period },
      content: { ...content, period },
    };
    const { eventIds } = await writeBatch(tx, origin, [incoming], await rulesNow(tx));
    const eventId = eventIds[0] ?? 0;
    await writeToldLinks(tx, customerId, eventId, body.targetIds, nameOf(session));
    // The matching that follows as a job may add targets; what was named stands in the feed when this answers.
    await lockEvents(tx, [eventId]);
    await fanOut(tx, [eventId]);
    const alertId = await alertOf(tx, customerId, eventId);
    await appendEvidence(tx, customerId, [
      ...followed.map((id) => ({
        actor,
        subjectType: "target",
        subjectId: String(id),
        kind: "target.followed",
        before: { followed: false },
        after: { followed: true },
      })),
      { actor, subjectType: "event", subjectId: String(eventId), kind: "event.told", after: body },
      { actor, subjectType: "alert", subjectId: String(alertId), kind: "alert.added", after: { title: body.title } },
    ]);
    return { eventId, alertId };
  }),
];

/** An alert is about what is followed. Answers those that were not. */
async function followThose({ tx, scope, session }: Asked, targetIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id::int from unnest(${sql.param([...targetIds])}::bigint[]) as t(id)
     where not exists (select from monitored_targets m where m.customer_id = ${scope.customerId} and m.target_id = t.id)`);
  if (rows.length === 0) return [];
  requirePermission(session, "targets:follow");
  const ids = rows.map(({ id }) => id);
  return (await follow(tx, scope.customerId, ids, { userId: scope.userId })).ids;
}

async function alertOf(tx: Tx, customerId: number, eventId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id::int from alerts where customer_id = ${customerId} and event_id = ${eventId}`,
  );
  if (!rows[0]) throw notFound("alert");
  return rows[0].id;
}
