import { sql } from "drizzle-orm";
import { assignAlert } from "~/backend/contract/alert-assignee";
import { snoozeAlert } from "~/backend/contract/alert-snooze";
import {
  changeAlertStatus,
  changeAlerts,
  countFeed,
  decideAlertUpdate,
  flagAlert,
  MOST_AT_ONCE,
  putLabelOn,
  takeLabelOff,
  writeAlertNote,
} from "~/backend/contract/triage";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { idsOfFeed } from "../feed/ids-of-feed";
import { readUpdates } from "../feed/read-updates";
import { SNOOZED_UNTIL } from "../feed/snoozed";
import type { Changer } from "./apply-change";
import { decideUpdate } from "./decide-update";
import { startChange } from "./operations";
import { toMade } from "./to-made";

export const triageHandlers: Handler[] = [
  answer(changeAlertStatus, async (asked) => {
    const { tx, scope, params, body } = asked;
    const now = await lockAlert(tx, scope.customerId, params.alertId);
    if (body.expected && now.statusId !== body.expected && now.statusId !== body.statusId) throw staleVersion(now);
    return startChange(tx, changerOf(asked), [params.alertId], { kind: "status", statusId: body.statusId });
  }),

  answer(changeAlerts, async (asked) => {
    const { tx, scope, body } = asked;
    const { selection, change } = body;
    const alertIds =
      "alertIds" in selection
        ? [...new Set(selection.alertIds)]
        : await idsOfFeed(tx, scope, selection.filter, MOST_AT_ONCE + 1);
    if (alertIds.length > MOST_AT_ONCE) {
      throw new Refusal(422, "too_many", `More than ${MOST_AT_ONCE} alerts at once`, { most: MOST_AT_ONCE });
    }
    const made = await toMade(tx, scope.customerId, change, "body.change");
    return startChange(tx, changerOf(asked), alertIds, made);
  }),

  answer(countFeed, async ({ tx, scope, query }) => {
    const { length } = await idsOfFeed(tx, scope, query, MOST_AT_ONCE + 1);
    return { count: length, isExact: length <= MOST_AT_ONCE };
  }),

  answer(assignAlert, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { userId, expected } = body;
    const now = await lockAlert(tx, scope.customerId, params.alertId);
    const current = now.assignee?.id ?? null;
    if (expected !== undefined && current !== expected && current !== userId) throw staleVersion(now);
    const made = await toMade(tx, scope.customerId, { kind: "assign", userId }, "body");
    return startChange(tx, changerOf(asked), [params.alertId], made);
  }),

  answer(snoozeAlert, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { until, timeZone, expected } = body;
    const now = await lockAlert(tx, scope.customerId, params.alertId);
    const made = await toMade(tx, scope.customerId, { kind: "snooze", until, timeZone }, "body");
    const wanted = made.kind === "snooze" ? made.until : null;
    if (expected !== undefined && !isSame(now.snoozedUntil, expected) && !isSame(now.snoozedUntil, wanted))
      throw staleVersion(now);
    return startChange(tx, changerOf(asked), [params.alertId], made);
  }),

  answer(putLabelOn, async (asked) => label(asked, asked.params, true)),
  answer(takeLabelOff, async (asked) => label(asked, asked.params, false)),

  answer(flagAlert, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const { flagged: before } = await lockAlert(tx, scope.customerId, params.alertId);
    const { reason, comment } = body;
    const after = reason && { reason, comment, by: session.user.id, at: new Date().toISOString() };
    await set(tx, scope.customerId, params.alertId, sql`flagged = ${after ? JSON.stringify(after) : null}::jsonb`);
    await record(asked, params.alertId, "alert.flag", before, after);
  }),

  answer(writeAlertNote, async (asked) => {
    const { tx, scope, params, body } = asked;
    const now = await lockAlert(tx, scope.customerId, params.alertId);
    if ((now.note ?? "") !== (body.before ?? "") && (now.note ?? "") !== (body.note ?? "")) throw staleVersion(now);
    if ((now.note ?? "") === (body.note ?? "")) return;
    await set(tx, scope.customerId, params.alertId, sql`note = ${body.note || null}`);
    await record(asked, params.alertId, "alert.note", now.note, body.note || null);
  }),

  answer(decideAlertUpdate, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    await decideUpdate(tx, changerOf(asked), params, body.decision);
    const [now] = await readUpdates(tx, scope.customerId, params.alertId, session.user.language, params.updateId);
    if (!now) throw notFound("update");
    return now;
  }),
];

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

type Asked = AskedBySession & { tx: Tx };

const changerOf = ({ scope, session }: Asked): Changer => ({ ...scope, actor: actorOf(session) });

async function label(asked: Asked, { alertId, labelId }: { alertId: number; labelId: number }, on: boolean) {
  await lockAlert(asked.tx, asked.scope.customerId, alertId);
  return startChange(asked.tx, changerOf(asked), [alertId], { kind: "label", labelId, on });
}

interface AlertNow {
  id: number;
  statusId: string;
  note: string | null;
  flagged: unknown;
  assignee: { id: number; name: string } | null;
  snoozedUntil: string | null;
  /** Who gave it its status, for the one who comes second. */
  statusChangedBy: string | null;
  statusChangedAt: string | null;
}

async function lockAlert(tx: Tx, customerId: number, alertId: number): Promise<AlertNow> {
  const { rows } = await tx.execute<AlertNow & Record<string, unknown>>(sql`
    select a.id::int8 as id, a.status_id as "statusId", a.note, a.flagged,
           (select jsonb_build_object('id', id, 'name', firstname || ' ' || lastname) from users u
             where u.customer_id = a.customer_id and u.id = a.assigned_to) as assignee,
           to_json(${SNOOZED_UNTIL}) #>> '{}' as "snoozedUntil", a.status_changed_at as "statusChangedAt",
           (select firstname || ' ' || lastname from users u
             where u.customer_id = a.customer_id and u.id = a.status_changed_by) as "statusChangedBy"
      from alerts a where a.customer_id = ${customerId} and a.id = ${alertId} for update of a`);
  const [row] = rows;
  if (!row) throw notFound("alert");
  return { ...row, id: Number(row.id) };
}

async function set(tx: Tx, customerId: number, alertId: number, what: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    update alerts set ${what}, version = version + 1, updated_at = now()
     where customer_id = ${customerId} and id = ${alertId}`);
}

async function record({ tx, scope, session }: Asked, alertId: number, kind: string, before: unknown, after: unknown) {
  const actor = actorOf(session);
  await appendEvidence(tx, scope.customerId, [
    { actor, subjectType: "alert", subjectId: String(alertId), kind, before, after },
  ]);
}
