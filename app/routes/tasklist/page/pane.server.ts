import type { LawId } from "~/backend/contract/law-words";
import { LIST_KINDS, ruleDaysOf, TASK_DAYS_VERSION } from "~/backend/contract/task-days";
import type { TaskGroup } from "~/backend/contract/task-words";
import type { Task, TaskRead } from "~/backend/contract/tasks";
import { TASK_ICONS, taskHref, taskObject, taskTitle } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { withTask } from "./chosen";
import { type ListedPage, placeOf } from "./place";
import { actionIn, type CommentsAnswer } from "./queries.server";
import { shownComments } from "./shown-comments.server";
import { daysBetween, dueOf } from "./words.server";

interface Asked {
  /** The list without a task beside it. */
  listHref: string;
  /** Its page; `only` is the group that it was narrowed to. */
  page: ListedPage & { isFirst: boolean; only: TaskGroup | null };
  mayChange: boolean;
  /** Whether the page of a legal basis is open to the reader. */
  mayReadLaws: boolean;
  /** Where the reader is. */
  today: string;
}

interface Fact {
  name: string;
  text: string;
  href?: string;
  tone?: "late" | "today" | "plain";
  /** Of a text in another language. */
  language?: string | null;
}

/** A task beside its list: what it is about, why it is due, who has it and whose turn it is, and what can be done. */
export function paneOf(
  read: TaskRead & { comments: CommentsAnswer | null },
  { listHref, page, mayChange, mayReadLaws, today }: Asked,
  speech: Speech,
) {
  const { task, action, comments } = read;
  const { key, kind, statutory, priority, canDo, version, group } = task;
  const may = (step: Task["canDo"][number]) => mayChange && canDo.includes(step);
  const keys = page.content.map((one) => one.key);
  const at = keys.indexOf(key);
  const place = placeOf(page, { key, isFirstPage: page.isFirst, only: page.only });
  const actionId = actionIn(key);
  const hrefTo = (other: string | undefined) => (at >= 0 && other ? withTask(listHref, other) : null);
  return {
    ...{ key, version, closeHref: listHref, openHref: taskHref(task), icon: TASK_ICONS[kind] },
    kind: speech.say(`tasks:oneOfKind.${kind}`),
    title: taskTitle(task, speech),
    statutory: statutory ? speech.say("tasks:statutory") : null,
    high: priority === "High" && !statutory ? speech.say("tasks:high") : null,
    actionId,
    place: {
      text: place && speech.say("tasks:detail.place", { at: speech.number(place.at), of: speech.number(place.of) }),
      previousHref: hrefTo(keys[at - 1]),
      nextHref: hrefTo(keys[at + 1]),
    },
    can: {
      finish: may("done"),
      takeUp: mayChange && group === "putOff",
      putOff: may("putOff"),
      give: may("assign"),
      // Of an action that is over there is nothing left to tick.
      tick: mayChange && kind === "action",
      comment: mayChange,
    },
    facts: factsOf(read, today, speech),
    why: whyOf(read, { mayReadLaws, today }, speech),
    description: action?.description || null,
    steps: stepsOf(action, today, speech),
    effect: effectOf(action, speech),
    comments: comments && actionId !== null ? shownComments(comments, actionId, speech) : null,
  };
}
export type TaskPane = ReturnType<typeof paneOf>;

function factsOf({ task, action }: TaskRead, today: string, speech: Speech): Fact[] {
  const { target, owners, since, priority, dueOn } = task;
  const say = (name: FactName) => speech.say(`tasks:detail.${name}`);
  const fact = (name: FactName, text: string | null | undefined, more: Omit<Fact, "name" | "text"> = {}): Fact[] =>
    text ? [{ name: say(name), text, ...more }] : [];
  const due = dueOf(task, today, speech);
  // Nobody noted when a doubt arose.
  const isSinceKnown = Date.parse(since) > 0;
  return [
    ...fact("about", taskObject(task, speech), target?.name ? { href: paths.targetProfile(target.id) } : {}),
    ...fact("due", due && dueOn && dayWith(due.text, speech.day(dueOn), speech), { tone: due?.tone ?? "plain" }),
    ...fact("waiting", task.waitingFor && speech.list([task.waitingFor, daysSince(since, today, speech)])),
    ...fact("postponed", task.putOff && speech.list([speech.day(task.putOff.until), task.putOff.reason])),
    ...fact("owners", speech.list(owners.map(({ name }) => name)) || say("nobody")),
    ...fact("since", isSinceKnown ? speech.list([speech.date(since), daysSince(since, today, speech)]) : null),
    ...fact("priority", speech.say(`tasks:priorities.${priority}`)),
    ...fact("type", action && speech.word("actionTypes", action.typeId)),
    ...fact("status", action && task.kind === "action" ? speech.word("metaStatuses", action.metaStatus) : null),
    ...fact("purpose", action?.purpose && speech.say(`actions:purposes.${action.purpose}`)),
    ...fact("blocked", action?.blockedReason),
    ...fact("alert", action?.alert?.title, {
      href: paths.feedView("all", `?alert=${action?.alert?.id}`),
      language: action?.alert?.language ?? null,
    }),
  ];
}

type FactName =
  | ("about" | "due" | "postponed" | "waiting" | "owners" | "nobody" | "since")
  | ("priority" | "type" | "status" | "purpose" | "blocked" | "alert");

/** "3 days late, 27 Nov 2026"; a day that says itself stands alone. */
const dayWith = (near: string, day: string, speech: Speech): string => (near === day ? day : speech.list([near, day]));

/** "10 days"; null for today. */
function daysSince(since: string, today: string, speech: Speech): string | null {
  const count = daysBetween(speech.dayOf(since), today);
  return count > 0 ? speech.say("tasks:detail.days", { count }) : null;
}

/** Why it is due: in a sentence, and by which law where one says so. */
function whyOf(
  { task, rule, action }: TaskRead,
  { mayReadLaws, today }: Pick<Asked, "mayReadLaws" | "today">,
  speech: Speech,
) {
  const { kind, statutory, dueOn, owners } = task;
  const plain = kind === "action-effect" ? "effectPlanned" : kind;
  const isNobodys = kind === "measure-review" && owners.length === 0;
  const other = kind === "action" && dueOn === null ? "actionUndated" : isNobodys ? "measureNobody" : null;
  const named = other ?? (statutory ? kind : plain);
  return {
    text: speech.say(`tasks:why.${named}`),
    laws: (statutory ? lawsOf(kind, action?.purpose ?? null) : []).map((law) => ({
      text: speech.say(`measures:laws.${law}`),
      href: mayReadLaws ? paths.measureLaw(law, today) : null,
    })),
    rule: rule && speech.say("tasks:detail.rule", rule),
    day: dayRuleOf(kind, speech),
    fixed: statutory ? speech.say("tasks:problems.law") : null,
  };
}

/** By which laws a day is set: of a check of effect by what the action is for. */
function lawsOf(kind: Task["kind"], purpose: NonNullable<TaskRead["action"]>["purpose"]): LawId[] {
  if (kind === "grievance-acknowledge" || kind === "grievance-feedback") return ["lksg-8", "hinschg-17"];
  if (kind !== "action-effect") return [];
  return purpose === "prevent" ? ["lksg-6-5"] : ["lksg-7-4"];
}

/** Where a day comes from that neither a law nor a person set. */
function dayRuleOf(kind: Task["kind"], speech: Speech): string | null {
  const days = ruleDaysOf(kind);
  if (days === null) return null;
  const text = LIST_KINDS.includes(kind) ? "dayRuleList" : "dayRule";
  return speech.say(`tasks:detail.${text}`, { days: speech.number(days), version: TASK_DAYS_VERSION });
}

function stepsOf(action: TaskRead["action"], today: string, speech: Speech) {
  if (!action || action.steps.length === 0) return null;
  const done = action.steps.filter(({ doneAt }) => doneAt).length;
  return {
    done: speech.say("actions:page.stepsDone", {
      done: speech.number(done),
      all: speech.number(action.steps.length),
    }),
    rows: action.steps.map(({ title, dueOn, assignee, doneAt }, at) => ({
      ...{ at, title },
      isDone: doneAt !== null,
      late: !doneAt && dueOn !== null && dueOn < today,
      facts: speech.list([dueOn && speech.day(dueOn), assignee]),
    })),
  };
}

/** By what it is judged whether the action worked, and until when. */
function effectOf(action: TaskRead["action"], speech: Speech) {
  if (!action) return null;
  const { success, effectDueOn } = action;
  if (!success.measure && !effectDueOn) return null;
  const figure = (value: number | null, name: "before" | "target") =>
    value === null ? [] : [{ name: speech.say(`actions:effect.${name}`), text: speech.number(value) }];
  return {
    due: effectDueOn && speech.say("actions:effect.dueOn", { day: speech.day(effectDueOn) }),
    measure: success.measure
      ? speech.say("actions:effect.measure", { measure: success.measure })
      : speech.say("actions:effect.noMeasure"),
    figures: [...figure(success.before, "before"), ...figure(success.after, "target")],
  };
}
