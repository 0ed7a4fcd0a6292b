import { sql } from "drizzle-orm";
import {
  addTargetContact,
  changeTargetContact,
  listAlertContacts,
  listTargetContacts,
  removeTargetContact,
} from "~/backend/contract/target-contacts";
import { visibleTarget } from "../../network/targets/visible-target";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import { addContact, changeContact, removeContact } from "./change-contacts";
import { readAlertContacts, readContacts } from "./read-contacts";

export const targetContactHandlers: Handler[] = [
  answer(listTargetContacts, async ({ tx, scope, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    return readContacts(tx, scope.customerId, id);
  }),

  answer(listAlertContacts, async ({ tx, scope, params }) => {
    const alertId = rowId(params.alertId, "alert");
    const { rows } = await tx.execute(
      sql`select from alerts where customer_id = ${scope.customerId} and id = ${alertId}`,
    );
    if (rows.length === 0) throw notFound("alert");
    return readAlertContacts(tx, scope.customerId, alertId);
  }),

  answer(addTargetContact, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return addContact(asked, id, asked.body);
  }),

  answer(changeTargetContact, async (asked) => {
    const { id: targetId } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return changeContact(asked, { targetId, contactId: rowId(asked.params.contactId, "contact") }, asked.body);
  }),

  answer(removeTargetContact, async (asked) => {
    const { id: targetId } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return removeContact(asked, { targetId, contactId: rowId(asked.params.contactId, "contact") });
  }),
];
