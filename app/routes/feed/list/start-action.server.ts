import { redirect } from "@remix-run/node";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import type { FeedForm } from "./schema";

type Change = Extract<FeedForm, { intent: "change" }>;

/** Of the list's buttons the one that changes nothing: it takes what is ticked to the form of a new action. */
export const startsAction = ({ change }: Change): boolean => change === "action:start";

export function goAndStart<Refused>(
  request: Request,
  { alertIds, selection }: Change,
  refuse: (no: { status: number; problem: Message }) => Refused,
): Refused | Response {
  if (selection === "all") return refuse({ status: 422, problem: { key: "feed:problems.actionOfAll" } });
  if (!alertIds?.length) return refuse({ status: 400, problem: { key: "feed:problems.nothingSelected" } });
  const { pathname, search } = new URL(request.url);
  return redirect(paths.startAction({ alertIds, returnTo: pathname + search }), 303);
}
