import type { SupplierPlan } from "~/backend/contract/supplier-plans";
import { planInShort } from "~/domain/action/supplier-plan-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";

/** A supplier's corrective plan: where it stands, what caused the matter, what is done by whom and until when, and what proves it. */
export function planOf(plan: SupplierPlan, speech: Speech): { heading: string; lines: string[] } {
  const { cause, measures, proofs, returnReason, state, dueOn, sentBy, sentAt, proposedBy, proposedAt } = plan;
  const short = planInShort(plan, speech);
  const named = (key: "cause" | "proofs", text: string) =>
    speech.labelled(speech.say(`actions:supplierPlan.${key}`), text);
  return {
    heading: `${speech.say("actions:supplierPlan.heading")}${DOT}${short.target}`,
    lines: [
      speech.list([short.state, short.waiting]),
      speech.say("actions:supplierPlan.sentBy", {
        ...{ name: sentBy ?? "–", day: speech.date(sentAt), due: speech.day(dueOn) },
      }),
      proposedAt &&
        speech.say("actions:supplierPlan.proposedBy", { name: proposedBy ?? "–", day: speech.date(proposedAt) }),
      cause && named("cause", cause),
      ...measures.map(({ title, dueOn, who, doneAt }) =>
        speech.list([
          title,
          speech.say("actions:due", { day: speech.day(dueOn) }),
          who,
          doneAt && speech.say("actions:supplierPlan.doneOn", { day: speech.date(doneAt) }),
        ]),
      ),
      state === "returned" && speech.say("actions:supplierPlan.returnedWhy", { reason: returnReason ?? "" }),
      proofs.length > 0 && named("proofs", speech.list(proofs.map(({ name, at }) => `${name} (${speech.date(at)})`))),
    ].filter((line): line is string => typeof line === "string" && line !== ""),
  };
}
