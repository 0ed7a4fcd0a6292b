import {
  addPlanProof,
  decidePlan,
  listSupplierPlans,
  openLinkedPlan,
  proposePlan,
  reportPlanProgress,
  revokePlan,
  sendPlan,
} from "~/backend/contract/supplier-plans";
import { answer, answerLinkedFile, answerPublic, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { findAction } from "../../work/actions/read-actions";
import { decide, revoke } from "./decide-plan";
import { openByLink, progressByLink, proposeByLink } from "./plan-by-link";
import { addProof } from "./plan-proof";
import { plansOf } from "./read-plans";
import { recipientsOf } from "./recipients";
import { send } from "./send-plan";

export const supplierPlanHandlers: Handler[] = [
  answer(listSupplierPlans, async ({ tx, scope, session, params }) => {
    const action = await findAction(tx, scope.customerId, params.actionId);
    if (!action) throw notFound("action");
    const plans = await plansOf(tx, scope.customerId, action.id);
    const maySend = session.permissions.includes("actions:manage");
    return { plans, recipients: maySend ? await recipientsOf(tx, scope.customerId, action) : [] };
  }),

  answer(sendPlan, (asked) => send(asked, asked.params.actionId, asked.body)),

  answer(decidePlan, (asked) => decide(asked, asked.params.planId, asked.body)),

  answer(revokePlan, (asked) => revoke(asked, asked.params.planId, asked.body.version)),

  answerPublic(openLinkedPlan, ({ database, body }) => openByLink(database, body)),

  answerPublic(proposePlan, ({ database, body: { requestId, secret, ...proposed } }) =>
    proposeByLink(database, { requestId, secret }, proposed),
  ),

  answerPublic(reportPlanProgress, ({ database, body: { requestId, secret, ...report } }) =>
    progressByLink(database, { requestId, secret }, report),
  ),

  answerLinkedFile(addPlanProof, (asked) => addProof(asked, asked.query.fileName)),
];
