import type { ActionTemplate } from "~/backend/contract/action-templates";
import { type ActionTypeName, LAST_RESORT, MOST_ALERTS } from "~/backend/contract/action-words";
import type { Speech } from "~/i18n/speech.server";
import { daysLater } from "~/time/day-start";
import { NO_PLAN, rowsFor, typedPlan } from "../plan-fields";
import { planOptions } from "../plan-options.server";
import { teamOptions } from "../team-options.server";
import { type Start, TYPES } from "./queries.server";
import type { tooManyIn } from "./schema";

/** The names of the types come from the catalogue, which stays on the server; what is recommended stands first and says so. */
export function toStartView(
  offered: Start,
  { asked, tooMany }: { asked: string | null; tooMany: ReturnType<typeof tooManyIn> },
  speech: Speech,
) {
  const { recommended, teams, template, maySuspend, linksGrievances, ...rest } = offered;
  const all = [...recommended, ...TYPES.filter((id) => !recommended.includes(id))];
  const ordered = all.filter((id) => id !== LAST_RESORT || maySuspend);
  const types = ordered.map((value) => {
    const name = speech.word("actionTypes", value);
    return { value, label: recommended.includes(value) ? speech.say("actions:start.recommended", { name }) : name };
  });
  // Breaking off is never where one begins.
  const usual = ordered.find((id) => id !== LAST_RESORT);
  const chosen = template?.found?.typeId ?? ordered.find((id) => id === asked) ?? usual;
  const plan = template?.found ? planOfTemplate(template.found, speech) : NO_PLAN;
  return {
    ...rest,
    types,
    teams: teamOptions(teams, speech),
    plan: { ...planOptions(speech), rows: rowsFor(plan.steps.length), linksGrievances },
    typed: {
      ...typedPlan(plan),
      ...{ typeId: chosen ?? "", title: template?.found?.title ?? "", description: template?.found?.description ?? "" },
      each: "no",
    },
    each:
      rest.targets.length > 1 && rest.alerts.length === 0
        ? [
            { value: "no", label: speech.say("actions:start.eachNot", { count: rest.targets.length }) },
            { value: "yes", label: speech.say("actions:start.eachYes") },
          ]
        : null,
    maySuspend,
    notices: [
      noticeOf(template, speech),
      tooMany.alertIds && speech.say("actions:start.cutAlerts", amounts(tooMany.alertIds, speech)),
      tooMany.targetIds && speech.say("actions:start.cutTargets", amounts(tooMany.targetIds, speech)),
    ].filter((text) => typeof text === "string"),
    evidence: template?.found?.evidence || null,
  };
}

const amounts = (all: number, speech: Speech) => ({ most: speech.number(MOST_ALERTS), all: speech.number(all) });

function noticeOf(template: Start["template"], speech: Speech): string | null {
  if (!template) return null;
  if (!template.found) return speech.say("actions:start.templateGone");
  return template.isNewer ? speech.say("actions:start.templateNewest") : null;
}

/** Its steps are due so many days from today, by the reader's calendar. */
function planOfTemplate({ purpose, rightConcerned, steps }: ActionTemplate, speech: Speech) {
  const today = speech.dayOf(new Date().toISOString());
  const dayIn = (after: number | null) => (after === null ? null : daysLater(today, after));
  return {
    ...NO_PLAN,
    ...{ purpose, rightConcerned },
    steps: steps.map(({ title, afterDays }) => ({ title, dueOn: dayIn(afterDays), assigneeId: null })),
  };
}

/** "On-site audit: Vantor Steel"; of several targets the type alone. */
export function usualTitle(typeId: ActionTypeName, { targets }: Start, speech: Speech): string {
  const type = speech.word("actionTypes", typeId);
  const [target] = targets;
  return (target && targets.length === 1 ? `${type}: ${target.name}` : type).slice(0, 200);
}
