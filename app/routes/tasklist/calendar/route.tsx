import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { siteUrl } from "~/site-path";
import { toastCookie } from "~/toasts/toast.server";
import { CalendarMade } from "./components/calendar-made";
import { CalendarPage } from "./components/calendar-page";
import { makeCalendar, revokeCalendar } from "./mutations.server";
import { calendarsOf } from "./queries.server";
import { makeForm, revokeForm } from "./schema";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:headings.calendar",
  requiresPermissions: ["tasks:read"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { calendars: await calendarsOf(context) };
}

/** A new address is shown once, so its page is the answer itself and no redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "make") {
    const submission = await readSubmission(request, makeForm);
    if (!submission.ok) return submission.refuse();
    const made = await makeCalendar(context, submission.value.withNames === "yes", submission.idempotencyKey);
    if (!made.ok) return submission.refuse(made.no);
    return data({ address: siteUrl(paths.taskCalendarFile(made.value.token), request.url) }, { status: 201 });
  }
  const submission = await readSubmission(request, revokeForm);
  if (!submission.ok) return submission.refuse();
  await revokeCalendar(context, submission.value.revoke);
  const toast = await toastCookie({ key: "tasks:calendar.revoked" });
  return redirect(paths.taskCalendars(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TaskCalendars() {
  const { calendars } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "address" in answer) return <CalendarMade address={answer.address} />;
  return <CalendarPage calendars={calendars} failed={answer && "submission" in answer ? answer : undefined} />;
}
