import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { allOf } from "~/domain/target/all-of";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { measureOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { idsIn } from "../measures/filter";
import { StartPage } from "./components/start-page";
import { start } from "./mutations.server";
import { startOf } from "./queries.server";
import { startForAllForm, startMeasureForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures", "actions"],
  pageTitle: "measures:start.title",
  requiresPermissions: ["actions:recommend", "actions:manage"],
  trail: trailOf<typeof loader>(({ data, params }) => [
    { area: "platform" },
    { text: data.start.title, to: paths.measure(params.measureId ?? "") },
  ]),
};

/** After a refusal, too: a measure that was replaced meanwhile is shown as it is now. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const whom = { targetIds: idsIn(searchParams.get("targetIds")), all: allOf(searchParams) };
  const [offered, speech] = await Promise.all([
    startOf(context, measureOf(params.measureId), whom),
    speechOf(request, context),
  ]);
  return { start: { ...viewOf(offered, speech), constraints: constraintsOf(startMeasureForm) } };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const measureId = measureOf(params.measureId);
  const all = allOf(new URL(request.url).searchParams);
  const submission = await readSubmission(request, all ? startForAllForm : startMeasureForm);
  if (!submission.ok) return submission.refuse();
  const started = await start(context, measureId, { form: submission.value, all }, submission.idempotencyKey);
  if (!started.ok) return submission.refuse(started.no);
  // Its page says how far it is, or what was started, with its undo.
  return redirect(paths.measure(measureId, `?operation=${started.value.id}`), { status: 303 });
}

export default function StartMeasure() {
  return <StartPage start={useLoaderData<typeof loader>().start} failed={useActionData<typeof action>()} />;
}
