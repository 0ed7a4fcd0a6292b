import type { Tx } from "../../platform/db/database";
import { notifications } from "../../platform/db/schema/notifications";
import { openUsers } from "./check-changes";
import type { RuleRow } from "./stored-rule";

/** Tells users once of a run, however many alerts it met; of one alert by its number. */
export async function notify(
  tx: Tx,
  { customerId, id, name }: RuleRow,
  userIds: readonly number[],
  alertIds: readonly number[],
): Promise<void> {
  const open = await openUsers(tx, customerId, userIds);
  if (open.length === 0) return;
  const subject = alertIds.length === 1 ? `alert:${alertIds[0]}` : `alert-rule:${id}`;
  const params = { title: name, count: alertIds.length };
  await tx
    .insert(notifications)
    .values(open.map((userId) => ({ customerId, userId, kind: "alert-rule", params, subject })));
}
