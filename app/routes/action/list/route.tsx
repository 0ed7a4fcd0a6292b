import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { paths, targetOf } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { may } from "../queries.server";
import { boardView } from "./board-view.server";
import { bulkView } from "./bulk.server";
import { ActionsPage } from "./components/actions-page";
import { parseFilter, toSearch } from "./filter";
import { filterView } from "./filter-view.server";
import { move } from "./mutations.server";
import { actionsOf, boardOf, choicesFor, operationOrNull } from "./queries.server";
import { moveForm } from "./schema";
import { listView } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:list.heading",
  requiresPermissions: ["tasks:read"],
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = parseFilter(searchParams);
  const operationId = searchParams.has("operation") ? targetOf(searchParams.get("operation") ?? undefined) : null;
  const [board, answer, offered, operation, speech] = await Promise.all([
    filter.view === "board" ? boardOf(context, filter, timeZoneOf(request)) : null,
    filter.view === "board" ? null : actionsOf(context, filter, timeZoneOf(request)),
    choicesFor(context),
    operationOrNull(context, operationId),
    speechOf(request, context),
  ]);
  return {
    view: filterView(filter, offered, speech),
    list: answer && listView(answer, filter, offered, speech),
    board: board && boardView(board, filter, speech),
    mayChange: offered.mayManage,
    bulk: bulkView(operation, paths.actions(toSearch(filter)), speech),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!may(context, "actions:manage")) throw new Response(null, { status: 403 });
  const submission = await readSubmission(request, moveForm);
  if (!submission.ok) return submission.refuse();
  const { value, idempotencyKey } = submission;
  const speech = await speechOf(request, context);
  const moved = await move({ context, speech, idempotencyKey }, value);
  if (!moved.ok) return submission.refuse(moved.no);
  const { title, metaStatus } = moved.value;
  const params = { title, status: speech.word("metaStatuses", metaStatus) };
  const headers = { "Set-Cookie": await toastCookie({ key: "actions:done.moved", params }) };
  const filter = parseFilter(new URL(request.url).searchParams);
  return redirect(paths.actions(toSearch({ ...filter, view: "board" })), { status: 303, headers });
}

export default function Actions() {
  return <ActionsPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
