import type { LinkedPlan } from "~/backend/contract/supplier-plans";
import type { Speech } from "~/i18n/speech.server";
import { rowsFor } from "./rows";

export interface PlanView {
  version: number;
  title: string;
  about: string;
  message: string;
  facts: { name: string; text: string }[];
  /** What became of it. */
  news: { text: string; isGood: boolean } | null;
  /** Why it was returned. */
  reason: string | null;
  /** Null once it is accepted. */
  proposal: { values: Typed; rows: number } | null;
  /** What was agreed; null before. */
  agreed: Agreed | null;
}

interface Typed {
  cause: string;
  name: string;
  measures: { title: string; dueOn: string; who: string }[];
}

interface Agreed {
  cause: string;
  measures: { at: number; title: string; facts: string[]; isDone: boolean }[];
  hasOpen: boolean;
  /** No proof is taken any more, either. */
  isClosed: boolean;
  proofs: { id: number; name: string; when: string }[];
}

/** A plan in words, as the supplier reads it. */
export function viewOf(plan: LinkedPlan, speech: Speech): PlanView {
  const { version, title, customer, target, message, state, actionDueOn, dueOn, measures, cause, proposedBy } = plan;
  const isAgreed = state === "accepted" || state === "done";
  const { closed } = plan;
  const say = (key: "until" | "resolveBy") => speech.say(`request:plan.${key}`);
  return {
    version,
    title,
    about: speech.say("request:plan.about", { customer, target }),
    message,
    facts: [
      ...(isAgreed || closed ? [] : [{ name: say("until"), text: speech.day(dueOn) }]),
      ...(actionDueOn ? [{ name: say("resolveBy"), text: speech.day(actionDueOn) }] : []),
    ],
    news: newsOf(plan, speech),
    reason: state === "returned" && !closed ? plan.returnReason : null,
    proposal:
      isAgreed || closed
        ? null
        : {
            values: {
              cause,
              name: proposedBy ?? "",
              measures: measures.map(({ title, dueOn, who }) => ({ title, dueOn, who })),
            },
            rows: rowsFor(measures.length),
          },
    agreed: isAgreed ? agreedOf(plan, speech) : null,
  };
}

function newsOf({ state, customer, closed }: LinkedPlan, speech: Speech): PlanView["news"] {
  if (closed) return { text: speech.say("request:plan.news.closed", { customer }), isGood: true };
  if (state !== "proposed" && state !== "returned" && state !== "accepted" && state !== "done") return null;
  return { text: speech.say(`request:plan.news.${state}`, { customer }), isGood: state !== "returned" };
}

function agreedOf({ cause, measures, proofs, closed }: LinkedPlan, speech: Speech): Agreed {
  return {
    cause,
    measures: measures.map(({ title, dueOn, who, doneAt }, at) => ({
      at,
      title,
      facts: [
        doneAt
          ? speech.say("request:plan.doneOn", { day: speech.date(doneAt) })
          : speech.say("request:plan.dueOn", { day: speech.day(dueOn) }),
        who,
      ],
      isDone: doneAt !== null,
    })),
    isClosed: closed,
    hasOpen: !closed && measures.some(({ doneAt }) => !doneAt),
    proofs: proofs.map(({ documentId, name, at }) => ({ id: documentId, name, when: speech.date(at) })),
  };
}
