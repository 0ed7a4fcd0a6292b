import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { supplyInputOf as idOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { EntryPage } from "./components/entry-page";
import { change, end } from "./mutations.server";
import { supplyInputOf } from "./queries.server";
import { changeForm, endForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["supplyPages", "dataPages"],
  pageTitle: "supplyPages:form.title",
  requiresPermissions: ["impact:write"],
  trail: trailOf<typeof loader>(({ data }) => [
    { name: "dataPages:title", to: paths.dataManagement() },
    { name: "supplyPages:title", to: paths.supply() },
    { text: data.view.heading },
  ]),
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [entry, speech] = await Promise.all([supplyInputOf(context, idOf(params.inputId)), speechOf(request, context)]);
  return { view: viewOf(entry, speech.dayOf(new Date().toISOString()), speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const inputId = idOf(params.inputId);
  const speech = await speechOf(request, context);
  if ((await intentOf(request)) === "end") {
    const submission = await readSubmission(request, endForm);
    if (!submission.ok) return submission.refuse();
    const sent = { context, speech, idempotencyKey: submission.idempotencyKey };
    const ended = await end(sent, await supplyInputOf(context, inputId), submission.value);
    return ended.ok ? done("supplyPages:done.ended") : submission.refuse(ended.no);
  }
  const submission = await readSubmission(request, changeForm);
  if (!submission.ok) return submission.refuse();
  const sent = { context, speech, idempotencyKey: submission.idempotencyKey };
  const changed = await change(sent, inputId, submission.value);
  return changed.ok ? done("supplyPages:done.changed") : submission.refuse(changed.no);
}

export default function SupplyEntry() {
  return <EntryPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

async function done(key: MessageKey): Promise<Response> {
  return redirect(paths.supply(), { status: 303, headers: { "Set-Cookie": await toastCookie({ key }) } });
}
