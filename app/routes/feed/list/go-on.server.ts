import { redirect } from "@remix-run/node";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import type { FeedForm } from "./schema";

type Change = Extract<FeedForm, { intent: "change" }>;

/** Of the list's buttons those that change nothing: they take what is ticked to a form of its own. */
export const goesOn = ({ change }: Change): boolean =>
  change === "action:start" || change in FORMS || LABELS.test(change);

/** Of one alert, whose labels are chosen where it is open. */
const LABELS = /^label:choose@(\d+)$/;

/** Those that take all that match, too. */
const FORMS: Record<string, typeof paths.assignAlerts> = {
  "assign:choose": paths.assignAlerts,
  "snooze:choose": paths.snoozeAlerts,
};

export function goOn<Refused>(
  request: Request,
  { change, alertIds, selection }: Change,
  refuse: (no: { status: number; problem: Message }) => Refused,
): Refused | Response {
  const ofOne = LABELS.exec(change)?.[1];
  if (ofOne) return redirect(withAlert(request, ofOne), 303);
  const to = FORMS[change];
  if (to && selection === "all") return redirect(to({ alertIds: "all", returnTo: here(request) }), 303);
  if (selection === "all") return refuse({ status: 422, problem: { key: "feed:problems.actionOfAll" } });
  if (!alertIds?.length) return refuse({ status: 400, problem: { key: "feed:problems.nothingSelected" } });
  return redirect((to ?? paths.startAction)({ alertIds, returnTo: here(request) }), 303);
}

function withAlert(request: Request, id: string): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("alert", id);
  return `${pathname}?${searchParams}`;
}

function here(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
