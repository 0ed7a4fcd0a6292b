import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import type { GraphForecast } from "~/backend/contract/collections";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { FailedForm } from "~/forms/result";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { changeableCollection } from "../managed-collection.server";
import { SettingsPage } from "./components/settings-page";
import { monitor, saveSettings, share } from "./mutations.server";
import { forecastOf, readSettings } from "./queries.server";
import { monitorForm, settingsForm, shareForm } from "./schema";
import { type Forecast, typedOf } from "./typed";

export const handle: RouteData = {
  i18n: ["collection"],
  pageTitle: "collection:settings.title",
  requiresPermissions: ["targets:follow"],
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "collections" },
    { to: paths.collection(data.settings.id), text: data.settings.name },
  ]),
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const settings = await readSettings(context, await changeableCollection(context, params.collectionId));
  return { settings, constraints: constraintsOf(settingsForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const collection = await changeableCollection(context, params.collectionId);
  const { id } = collection;
  const intent = await intentOf(request);
  if (intent === "monitor") {
    const submission = await readSubmission(request, monitorForm);
    if (!submission.ok) return submission.refuse();
    const on = submission.value.monitored === "yes";
    const done = await monitor(context, id, on);
    if (!done.ok) return submission.refuse(done.no);
    return back(id, { key: on ? "collection:done.monitored" : "collection:done.notMonitored" });
  }
  if (intent === "share" || intent === "unshare") {
    const submission = await readSubmission(request, shareForm);
    if (!submission.ok) return submission.refuse();
    const done = await share(context, collection, submission.value, submission.idempotencyKey);
    if (!done.ok) return submission.refuse(done.no);
    return back(id, { key: intent === "share" ? "collection:done.shared" : "collection:done.unshared" });
  }
  const submission = await readSubmission(request, settingsForm);
  if (!submission.ok) return submission.refuse();
  const { value: form } = submission;
  if (form.intent === "forecast") {
    const forecast = await forecastOf(context, id, form);
    return data<Forecast>({ forecast, intent: form.intent, typed: typedOf(form) }, { status: 200 });
  }
  const saved = await saveSettings(context, collection, form, submission.idempotencyKey);
  if (!saved.ok) return refused(submission.refuse(saved.no), saved.forecast);
  return back(id, { key: "collection:done.saved", params: { name: saved.value.name } });
}

export default function SettingsRoute() {
  const { settings, constraints } = useLoaderData<typeof loader>();
  return <SettingsPage settings={settings} constraints={constraints} answer={useActionData<typeof action>()} />;
}

/** The form again, with what was typed, and the size that its graph would have. */
function refused({ data: failed, init }: ReturnType<typeof data<FailedForm>>, forecast: GraphForecast | null) {
  return data<FailedForm & { forecast: GraphForecast | null }>({ ...failed, forecast }, init ?? undefined);
}

async function back(id: number, message: Message) {
  const headers = { "Set-Cookie": await toastCookie(message) };
  return redirect(paths.collectionSettings(id), { status: 303, headers });
}
