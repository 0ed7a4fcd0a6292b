import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { ListPage } from "./components/list-page";
import { removeList } from "./mutations.server";
import { listOf, refuseUnlessManaged, removalAsked } from "./queries.server";
import { removalForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["listPages"],
  pageTitle: "listPages:title",
  trail: trailOf<typeof loader>(({ data }) => [{ area: "lists" }, { text: data.view.title }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [found, speech] = await Promise.all([
    listOf(context, params.name ?? "", removalAsked(new URL(request.url).searchParams)),
    speechOf(request, context),
  ]);
  const view = viewOf(found, context.session, { now: Date.now(), speech });
  return { pageName: view.title, view, constraints: constraintsOf(removalForm) };
}

/** Takes the list, or one of its versions, out of effect. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  refuseUnlessManaged(context, params.name ?? "");
  const { name } = await listOf(context, params.name ?? "", null);
  const submission = await readSubmission(request, removalForm);
  if (!submission.ok) return submission.refuse();
  const { version, reason } = submission.value;
  const removed = await removeList(context, { name, version, reason }, submission.idempotencyKey);
  if (!removed.ok) return submission.refuse(removed.no);
  const toast = { key: "listPages:done.removed", params: { name: version ? `${name} ${version}` : name } } as const;
  const to = removed.value.backTo === null ? paths.lists() : paths.list(name);
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(toast) } });
}

export default function List() {
  return <ListPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
