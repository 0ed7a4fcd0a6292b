import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { toSearch } from "../list/filter";
import { assignable } from "../queries.server";
import { BulkPage } from "./components/bulk-page";
import { changeSelected } from "./mutations.server";
import { countOf } from "./queries.server";
import { bulkForm } from "./schema";
import { selectedIn } from "./selected";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:bulk.title",
  requiresPermissions: ["actions:manage"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const selected = selectedIn(new URL(request.url).searchParams);
  const [{ count, isExact }, people, speech] = await Promise.all([
    countOf(context, selected, timeZoneOf(request)),
    assignable(context),
    speechOf(request, context),
  ]);
  if (count === 0) throw await backToList(selected.returnTo);
  const number = speech.number(count);
  return {
    heading: isExact
      ? speech.say("actions:bulk.heading", { count, number })
      : speech.say("actions:bulk.headingMore", { number }),
    statuses: META_STATUSES.map((value) => ({ value, label: speech.word("metaStatuses", value) })),
    people: people.users.map(({ value, label }) => ({ value: `user:${value}`, label })),
    teams: people.teams.map(({ value, label }) => ({ value: `team:${value}`, label })),
    returnTo: selected.returnTo,
    constraints: constraintsOf(bulkForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, bulkForm);
  if (!submission.ok) return submission.refuse();
  const selected = selectedIn(new URL(request.url).searchParams);
  if (!selected.isAll && selected.actions.length === 0) return backToList(selected.returnTo);
  const done = await changeSelected(
    context,
    { ...selected, timeZone: timeZoneOf(request) },
    submission.value,
    submission.idempotencyKey,
  );
  if (!done.ok) return submission.refuse(done.no);
  const { id, changed, canUndo, failures } = done.value;
  const speech = await speechOf(request, context);
  const count = changed ?? 0;
  const undo = canUndo
    ? { to: paths.undo(id), label: "actions:bulk.undo" as const, fields: { returnTo: selected.returnTo } }
    : undefined;
  const message = { key: "actions:bulk.done" as const, params: { count, number: speech.number(count) } };
  const toast = await toastCookie(message, count > 0 ? "good" : "neutral", undo);
  // Those that could not change are listed above the list.
  const to = failures ? paths.actions(toSearch(selected.filter), id) : selected.returnTo;
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

async function backToList(to: string): Promise<Response> {
  const toast = await toastCookie({ key: "actions:bulk.none" }, "neutral");
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function ChangeActions() {
  return <BulkPage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
