import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { ownMeasureOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { OwnMeasurePage } from "./components/own-measure-page";
import { move, save } from "./mutations.server";
import { oneOwn, topicIds } from "./queries.server";
import { fieldsOf, moveForm, ownMeasureForm, returnForm } from "./schema";
import { optionsOf, stateOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures", "actions"],
  pageTitle: "measures:own.changeTitle",
  requiresPermissions: ["actions:recommend", "rules:manage"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "platform" }, { text: data.name }]),
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [own, topics, speech] = await Promise.all([
    oneOwn(context, ownMeasureOf(params.ownMeasureId)),
    topicIds(context),
    speechOf(request, context),
  ]);
  return {
    name: Object.values(own.content.names).find(Boolean) ?? "",
    fields: fieldsOf(own.content),
    state: stateOf(own, context.session?.user.id ?? null, speech),
    options: optionsOf(topics, speech),
    constraints: constraintsOf(ownMeasureForm),
    returnConstraints: constraintsOf(returnForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = ownMeasureOf(params.ownMeasureId);
  const intent = await intentOf(request);
  const submission =
    intent === "move"
      ? await readSubmission(request, moveForm)
      : intent === "return"
        ? await readSubmission(request, returnForm)
        : await readSubmission(request, ownMeasureForm);
  if (!submission.ok) return submission.refuse();
  const { value, idempotencyKey } = submission;
  const done =
    "state" in value ? await move(context, id, value, idempotencyKey) : await save(context, id, value, idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const toast = await toastCookie({ key: `measures:own.done.${"state" in value ? value.state : "saved"}` });
  return redirect(paths.ownMeasure(id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function OwnMeasureRoute() {
  return <OwnMeasurePage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
