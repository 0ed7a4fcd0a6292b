import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  type AlertLabel,
  changeAlertLabel,
  createAlertLabel,
  deleteAlertLabel,
  listAlertLabels,
  readAlertLabel,
  showAlertLabel,
} from "~/backend/contract/alert-labels";
import { contrastOf, LEAST_CONTRAST, ratioInWords } from "~/backend/contract/contrast";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { alertLabels } from "../../platform/db/schema/alerts";
import { appendEvidence } from "../../platform/evidence/ledger";
import { IS_AWAY } from "../feed/snoozed";

export const alertLabelHandlers: Handler[] = [
  answer(listAlertLabels, async ({ tx, scope }) => {
    // What a label's list shows is without snoozed alerts.
    const away = sql<number>`(select count(*)::int from alerts a
      join alert_label_links l on l.customer_id = a.customer_id and l.alert_id = a.id
      where a.customer_id = ${scope.customerId} and ${IS_AWAY} and l.label_id = ${alertLabels.id})`;
    const rows = await tx
      .select({ ...getTableColumns(alertLabels), alertCount: sql<number>`${alertLabels.alertCount} - ${away}` })
      .from(alertLabels)
      .where(seen(scope))
      .orderBy(asc(lower(alertLabels.name)), asc(alertLabels.id));
    return rows.map(toLabel);
  }),

  answer(createAlertLabel, async (asked) => {
    const { tx, scope, body } = asked;
    if (body.scope === "Customer") mayManage(asked);
    mustBeReadable(body);
    await nameMustBeFree(tx, scope, body.name, null);
    const userId = body.scope === "User" ? scope.userId : null;
    const [row] = await tx
      .insert(alertLabels)
      .values({ customerId: scope.customerId, ...body, userId })
      .onConflictDoNothing()
      .returning();
    // Somebody else made one of that name since it was looked for.
    if (!row) throw labelExists(body.name);
    await record(asked, row.id, null, toLabel(row));
    return toLabel(row);
  }),

  answer(readAlertLabel, async ({ tx, scope, params }) => toLabel(await find(tx, scope, params.labelId))),

  answer(changeAlertLabel, async (asked) => {
    const { tx, scope, params, body } = asked;
    const before = await lockOwn(asked, params.labelId);
    if (before.version !== body.version) throw staleVersion(toLabel(before));
    mustBeReadable(body);
    await nameMustBeFree(tx, scope, body.name, before.id);
    return change(asked, before, body);
  }),

  answer(showAlertLabel, async (asked) => {
    const before = await lockOwn(asked, asked.params.labelId);
    return before.visible === asked.body.visible ? toLabel(before) : change(asked, before, asked.body);
  }),

  answer(deleteAlertLabel, async (asked) => {
    const { tx, scope, params } = asked;
    const before = await lockOwn(asked, params.labelId);
    await tx.delete(alertLabels).where(one(scope.customerId, before.id));
    await record(asked, before.id, toLabel(before), null);
  }),
];

type Row = typeof alertLabels.$inferSelect;
type Asked = AskedBySession & { tx: Tx };

/** By the database, for both sides: JavaScript knows other small letters. */
const lower = (text: PgColumn | string) => sql`lower(${text})`;
const one = (customerId: number, id: number) => and(eq(alertLabels.customerId, customerId), eq(alertLabels.id, id));

/** The customer's, and of the users' own only the asker's. */
function seen({ customerId, userId }: CustomerScope) {
  return and(
    eq(alertLabels.customerId, customerId),
    or(eq(alertLabels.scope, "Customer"), eq(alertLabels.userId, userId ?? 0)),
  );
}

async function find(tx: Tx, scope: CustomerScope, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(alertLabels)
    .where(and(seen(scope), eq(alertLabels.id, id)));
  if (!row) throw notFound("label");
  return row;
}

/** A label to be changed: the user's own, or one of the customer's where they may manage those. */
async function lockOwn(asked: Asked, id: number): Promise<Row> {
  const { tx, scope } = asked;
  const [row] = await tx
    .select()
    .from(alertLabels)
    .where(and(seen(scope), eq(alertLabels.id, id)))
    .for("update");
  if (!row) throw notFound("label");
  if (row.scope === "Customer") mayManage(asked);
  return row;
}

const mayManage = ({ session }: AskedBySession): void => requirePermission(session, "labels:manage");

function mustBeReadable({ backgroundColor, textColor }: { backgroundColor: string; textColor: string }): void {
  const ratio = contrastOf(backgroundColor, textColor);
  if (ratio >= LEAST_CONTRAST) return;
  const message = `The contrast of text and background is ${ratioInWords(ratio)}, at least ${LEAST_CONTRAST} is needed`;
  throw new Refusal(422, "low_contrast", message, { ratio, least: LEAST_CONTRAST });
}

async function nameMustBeFree(tx: Tx, scope: CustomerScope, name: string, except: number | null): Promise<void> {
  const rows = await tx
    .select({ id: alertLabels.id })
    .from(alertLabels)
    .where(and(seen(scope), eq(lower(alertLabels.name), lower(name))));
  if (rows.some(({ id }) => id !== except)) throw labelExists(name);
}

const labelExists = (name: string) => new Refusal(409, "label_exists", `There is a label ${name} already`);

async function change(asked: Asked, before: Row, to: Partial<Row>): Promise<AlertLabel> {
  const { tx, scope } = asked;
  const { name, backgroundColor, textColor, visible } = { ...before, ...to };
  const [after] = await unlessTaken(
    "alert_labels_name",
    () => labelExists(name),
    () =>
      tx
        .update(alertLabels)
        .set({ name, backgroundColor, textColor, visible, version: before.version + 1 })
        .where(one(scope.customerId, before.id))
        .returning(),
  );
  if (!after) throw notFound("label");
  await record(asked, before.id, toLabel(before), toLabel(after));
  return toLabel(after);
}

async function record({ tx, scope, session }: Asked, id: number, before: AlertLabel | null, after: AlertLabel | null) {
  const actor = actorOf(session);
  const kind = "alert-label.changed";
  await appendEvidence(tx, scope.customerId, [
    { actor, subjectType: "alert-label", subjectId: String(id), kind, before, after },
  ]);
}

function toLabel({ id, scope, name, backgroundColor, textColor, visible, alertCount, version }: Row): AlertLabel {
  return { id, scope, name, backgroundColor, textColor, visible, alertCount, version };
}
