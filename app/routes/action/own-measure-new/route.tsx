import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths, targetOf } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { NewMeasurePage } from "../components/new-measure-page";
import { create } from "../own-measure/mutations.server";
import { topicIds } from "../own-measure/queries.server";
import { ownMeasureForm } from "../own-measure/schema";
import { optionsOf } from "../own-measure/view.server";
import { beginning } from "./queries.server";

export const handle: RouteData = {
  i18n: ["measures", "actions"],
  pageTitle: "measures:own.newTitle",
  requiresPermissions: ["actions:recommend", "rules:manage"],
  trail: () => [{ area: "platform" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const replaces = replacedIn(request);
  const [fields, topics, speech] = await Promise.all([
    beginning(context, replaces),
    topicIds(context),
    speechOf(request, context),
  ]);
  return { fields, replaces, options: optionsOf(topics, speech), constraints: constraintsOf(ownMeasureForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, ownMeasureForm);
  if (!submission.ok) return submission.refuse();
  const made = await create(context, submission.value, replacedIn(request), submission.idempotencyKey);
  if (!made.ok) return submission.refuse(made.no);
  const toast = await toastCookie({ key: "measures:own.done.created" });
  return redirect(paths.ownMeasure(made.value.id), { status: 303, headers: { "Set-Cookie": toast } });
}

const replacedIn = (request: Request): number | null =>
  targetOf(new URL(request.url).searchParams.get("replaces") ?? undefined);

export default function NewMeasure() {
  return <NewMeasurePage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
