import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { sendPlan } from "~/backend/contract/supplier-plans";
import { addTargetContact } from "~/backend/contract/target-contacts";
import type { OwnBackend } from "./own-backend";
import { signInAs } from "./personas";
import { inDays, questionnairesOn } from "./questionnaires";

/** Corrective plans as their tests ask for them and open their links. */
export function supplierPlansOn(use: OwnBackend) {
  const { targets, linkOf, drain } = questionnairesOn(use);
  /** An action at a supplier of this name, who has a contact. */
  async function action(name: string, more: { dueOn?: string; confidential?: boolean } = {}) {
    const analyst = await signInAs(use.transport, "analyst");
    const [targetId = 0] = await targets(name);
    const email = `${name.toLowerCase().replaceAll(" ", "-")}@supplier.example`;
    const contact = { email, name: "Ada Berg", language: "en" as const };
    await callBackend(analyst, addTargetContact, { params: { targetId: String(targetId) }, body: contact });
    const body = { typeId: "corrective-plan" as const, title: `Wages at ${name}`, targetIds: [targetId], ...more };
    const { id: actionId } = await callBackend(analyst, startAction, { body });
    return { analyst, actionId, targetId, email };
  }
  const asked = (targetId: number, email: string) => ({
    ...{ targetId, email, language: "en" as const, message: "Wages are paid late. Please say why.", dueOn: inDays(14) },
  });
  return {
    ...{ action, asked, linkOf, drain, targets },
    /** The same with a plan that was asked for. */
    async sent(name: string, more: { dueOn?: string; confidential?: boolean } = {}) {
      const made = await action(name, more);
      const body = { ...asked(made.targetId, made.email), confirmed: more.confidential ?? false };
      const plan = await callBackend(made.analyst, sendPlan, { params: { actionId: made.actionId }, body });
      const { text, ...link } = await linkOf(made.email);
      return { ...made, plan, link, text };
    },
    /** The last day to answer is past, for the plan and its links. */
    expire: (planId: number) =>
      use.database.asSystem(async (tx) => {
        await tx.execute(sql`update supplier_plans set due_on = current_date - 3 where id = ${planId}`);
        await tx.execute(sql`update requests set expires_at = now() - interval '1 hour' where plan_id = ${planId}`);
      }),
  };
}

export const proposal = (version: number) => ({
  ...{ cause: "The payroll provider changed.", name: "Ada Berg", version },
  measures: [
    { title: "Pay the late wages", dueOn: inDays(10), who: "Jo Lind" },
    { title: "Change the provider", dueOn: inDays(60), who: "Ada Berg" },
  ],
});
