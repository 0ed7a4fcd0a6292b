import { actionRow, costInWords, type Step, stepsInWords } from "~/domain/action/action-words.server";
import { type EffectView, effectOf } from "~/domain/action/effect-words.server";
import { isOver } from "~/domain/action/steps";
import { type PlanInShort, planInShort } from "~/domain/action/supplier-plan-words.server";
import { nameOfDocument, sizeInWords } from "~/domain/document/document-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { NAMED } from "../queries.server";
import { activityOf, type Happened } from "./activity.server";
import { type CatalogueView, catalogueOf } from "./catalogue.server";
import { type ActionAnswer, ENTRIES } from "./queries.server";
import { type StepsView, stepsOf, whyOf } from "./why.server";

export interface ActionView {
  id: number;
  version: number;
  title: string;
  /** Of the catalogue: "Legal review". */
  type: string;
  description: string;
  overdue: string | null;
  skipped: string | null;
  /** `note` stands below the text. */
  facts: { name: string; text: string; note?: string | null }[];
  steps: Step[];
  isOver: boolean;
  plan: StepsView;
  why: { name: string; text: string }[];
  catalogue: CatalogueView | null;
  blocked: string | null;
  /** It is a supplier's turn, and since when. */
  waiting: string | null;
  supplierPlans: PlanInShort[];
  plansHref: string;
  confidential: boolean;
  effect: EffectView | null;
  follows: string | null;
  /** For who may read grievances. */
  grievance: { id: number; href: string } | null;
  printHref: string;
  targets: { id: number; name: string; href: string }[];
  alerts: { id: number; title: string; language: string | null; href: string | null }[];
  moreAlerts: number;
  comments: { id: number; text: string; by: string; when: string }[];
  olderHref: string | null;
  newestHref: string | null;
  attachments: AttachmentView[];
  /** Null for who may not read the ledger. */
  activity: Happened[] | null;
  /** How many entries are shown where there are more. */
  cut: string | null;
  changeHref: string;
}

export interface AttachmentView {
  id: number;
  file: string;
  size: string;
  fileHref: string;
  /** Its type, its size, who brought it and when, as far as they say something. */
  facts: string[];
  href: string;
  /** Why it stays, and until when; null for what can be taken off. */
  kept: string | null;
}

export function viewOf(answer: ActionAnswer, after: string | null, speech: Speech): ActionView {
  const { action, alerts, activity } = answer;
  const { id, version, title, description, alertIds, targets } = action;
  const row = actionRow(action, speech);
  const supplierPlans = answer.plans.map((plan) => planInShort(plan, speech));
  return {
    id,
    version,
    title,
    description,
    type: row.type,
    overdue: row.overdue,
    skipped: row.skipped,
    facts: factsOf(answer, row, speech),
    steps: stepsInWords(action, speech),
    isOver: isOver(action),
    plan: stepsOf(action, speech),
    why: whyOf(answer, speech),
    catalogue: catalogueOf(answer.entry, action.createdAt, speech),
    blocked: action.blockedReason && speech.say("actions:page.blocked", { reason: action.blockedReason }),
    waiting: isOver(action) ? null : (supplierPlans.find((one) => one.waiting)?.waiting ?? null),
    supplierPlans,
    plansHref: paths.actionPlans(id),
    confidential: action.confidential,
    effect: effectOf(answer, speech),
    follows: action.followsId === null ? null : paths.action(action.followsId),
    grievance: action.grievance && {
      id: action.grievance.id,
      href: paths.targetGrievanceReport(action.grievance.targetId, action.grievance.id),
    },
    printHref: paths.printAction(id),
    targets: targets.map((target) => ({ ...target, href: paths.targetProfile(target.id) })),
    alerts: alerts.map((alert, index) => alertOf(alert, alertIds[index] ?? 0, speech)),
    moreAlerts: Math.max(0, alertIds.length - NAMED),
    ...commentsOf(answer, after, speech),
    attachments: answer.attachments.map((document) => attachmentOf(document, speech)),
    activity: activity && activityOf(activity.content, speech),
    cut: activity?.after ? speech.say("actions:activity.more", { number: speech.number(ENTRIES) }) : null,
    changeHref: paths.actionChange(id),
  };
}

function factsOf({ action }: ActionAnswer, row: ReturnType<typeof actionRow>, speech: Speech): ActionView["facts"] {
  const { createdAt, createdBy, completedAt, purpose, everyMonths, cost } = action;
  const fact = (
    name: "status" | "dueOn" | "who" | "started" | "completed" | "purpose" | "repeats" | "cost",
    text: string,
  ) => ({
    name: speech.say(`actions:page.${name}`),
    text,
  });
  const when = speech.dateTime(createdAt);
  return [
    fact("status", row.statusWord),
    { ...fact("dueOn", row.due ?? speech.say("actions:page.noDay")), note: putOffInWords(action, speech) },
    fact("who", row.who),
    ...(purpose ? [fact("purpose", speech.say(`actions:purposes.${purpose}`))] : []),
    ...(everyMonths ? [fact("repeats", speech.say("actions:page.everyMonths", { count: everyMonths }))] : []),
    ...(cost ? [fact("cost", costInWords(cost, speech))] : []),
    fact("started", createdBy ? speech.say("actions:page.startedBy", { when, name: createdBy }) : when),
    ...(completedAt ? [fact("completed", speech.dateTime(completedAt))] : []),
  ];
}

/** As the task list words it, as long as it is hidden there. */
function putOffInWords({ putOff }: ActionAnswer["action"], speech: Speech): string | null {
  if (!putOff || putOff.until <= speech.dayOf(new Date().toISOString())) return null;
  const { until, reason } = putOff;
  const day = speech.day(until);
  return reason ? speech.say("tasks:untilWhy", { day, reason }) : speech.say("tasks:until", { day });
}

function alertOf(alert: ActionAnswer["alerts"][number], id: number, speech: Speech): ActionView["alerts"][number] {
  if (!alert) return { id, title: speech.say("actions:page.goneAlert", { id }), language: null, href: null };
  const { title, language } = alert;
  return { id, title, language, href: paths.feedView("all", `?alert=${id}`) };
}

function attachmentOf(document: ActionAnswer["attachments"][number], speech: Speech): AttachmentView {
  const { id, originalFilename, fileSize, documentType, createdBy, createdAt, keptUntil } = document;
  const size = sizeInWords(fileSize, speech);
  return {
    id,
    file: originalFilename,
    size,
    fileHref: paths.documentFile(id),
    facts: [
      ...(documentType === "other" ? [] : [nameOfDocument(document, speech)]),
      size,
      ...(createdBy ? [createdBy] : []),
      speech.dateTime(createdAt),
    ],
    href: paths.document(id),
    kept: keptUntil && speech.say("actions:attachments.kept", { day: speech.day(keptUntil) }),
  };
}

function commentsOf({ action, comments }: ActionAnswer, after: string | null, speech: Speech) {
  return {
    comments: (comments?.content ?? []).map(({ id, text, createdBy, createdAt }) => ({
      id,
      text,
      by: createdBy ?? speech.say("actions:comments.gone"),
      when: speech.dateTime(createdAt),
    })),
    olderHref: comments?.after ? paths.action(action.id, comments.after) : null,
    newestHref: after ? paths.action(action.id) : null,
  };
}
