import type { SupplierPlan } from "~/backend/contract/supplier-plans";
import { isOver } from "~/domain/action/steps";
import { type PlanInShort, planInShort } from "~/domain/action/supplier-plan-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { days } from "~/time/duration";
import type { PlansAnswer } from "./queries.server";

export interface PlanView extends PlanInShort {
  version: number;
  sent: string;
  message: string;
  proposed: string | null;
  cause: string;
  measures: { title: string; facts: string[]; isDone: boolean }[];
  returned: string | null;
  proofs: { id: number; name: string; href: string; when: string }[];
  canDecide: boolean;
  /** What accepting does to the action's day. */
  moves: string | null;
  canRevoke: boolean;
}

/** Days to answer unless said otherwise. */
const USUAL_TIME = days(14);

export function viewOf({ action, plans, recipients }: PlansAnswer, speech: Speech) {
  const over = isOver(action);
  const open = recipients.filter(
    ({ targetId }) => !plans.some(({ target, state }) => target.id === targetId && state !== "revoked"),
  );
  const [first] = open;
  return {
    name: action.title,
    back: paths.action(action.id),
    isConfidential: action.confidential,
    plans: plans.map((plan) => planOf(plan, action, over, speech)),
    /** Null where there is nobody left to ask. */
    send:
      over || !first
        ? null
        : {
            recipients: open.map(({ targetId, target, email, name }) => ({
              value: `${targetId}:${email}`,
              label: speech.say("actions:supplierPlan.recipient", {
                name: name ? `${name} <${email}>` : email,
                target,
              }),
            })),
            typed: {
              recipient: `${first.targetId}:${first.email}`,
              language: first.language,
              dueOn: new Date(Date.now() + USUAL_TIME).toISOString().slice(0, 10),
              message: "",
            },
          },
    /** Nobody can be reached. */
    isUnreachable: !over && recipients.length === 0 && plans.length === 0,
  };
}
export type PlansView = ReturnType<typeof viewOf>;

function planOf(plan: SupplierPlan, action: PlansAnswer["action"], over: boolean, speech: Speech): PlanView {
  const { version, message, measures, cause, proofs, returnReason, state, dueOn, sentBy, sentAt } = plan;
  const say = (key: "sentBy" | "proposedBy", name: string, at: string, due = "") =>
    speech.say(`actions:supplierPlan.${key}`, { name, day: speech.date(at), due });
  const last = measures
    .map((one) => one.dueOn)
    .sort()
    .at(-1);
  return {
    ...planInShort(plan, speech),
    version,
    sent: say("sentBy", sentBy ?? "–", sentAt, speech.day(dueOn)),
    message,
    proposed: plan.proposedAt && say("proposedBy", plan.proposedBy ?? "–", plan.proposedAt),
    cause,
    measures: measures.map(({ title, dueOn, who, doneAt }) => ({
      title,
      facts: [
        speech.day(dueOn),
        who,
        ...(doneAt ? [speech.say("actions:supplierPlan.doneOn", { day: speech.date(doneAt) })] : []),
      ],
      isDone: doneAt !== null,
    })),
    returned:
      state === "returned" ? speech.say("actions:supplierPlan.returnedWhy", { reason: returnReason ?? "" }) : null,
    proofs: proofs.map(({ documentId, name, at }) => ({
      id: documentId,
      name,
      href: paths.document(documentId),
      when: speech.date(at),
    })),
    canDecide: state === "proposed" && !over,
    moves:
      action.dueOn && last && last > action.dueOn
        ? speech.say("actions:supplierPlan.moves", { day: speech.day(last) })
        : null,
    canRevoke: ["asked", "expired", "returned", "proposed"].includes(state),
  };
}
