import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { dayIn } from "~/time/day-start";
import { putOff } from "../page/mutations.server";
import { backWith, selectedIn } from "../page/selected.server";
import { PutOffPage } from "./components/put-off-page";
import { putOffForm, shortcutsFrom, untilOf } from "./schema";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:putOffForm.submit",
  requiresPermissions: ["actions:manage"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { selected, returnTo } = selectedIn(request);
  const speech = await speechOf(request, context);
  const count = selected.length;
  const { tomorrow, monday } = shortcutsFrom(dayIn(timeZoneOf(request), new Date()));
  return {
    heading: speech.say("tasks:putOffForm.heading", { count, number: speech.number(count) }),
    ...{ returnTo, tomorrow },
    // On a Sunday both are one day.
    monday: monday === tomorrow ? null : speech.say("tasks:putOffForm.monday", { day: speech.day(monday) }),
    constraints: constraintsOf(putOffForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, putOffForm);
  if (!submission.ok) return submission.refuse();
  const { selected, returnTo } = selectedIn(request);
  const timeZone = timeZoneOf(request);
  const today = dayIn(timeZone, new Date());
  const { reason } = submission.value;
  const asked = { until: untilOf(submission.value, today), reason, timeZone, today };
  const done = await putOff(context, selected, asked, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  return backWith(done.value, "tasks:made.putOff", returnTo);
}

export default function PutTasksOff() {
  return <PutOffPage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
