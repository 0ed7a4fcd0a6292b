import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { toastCookie } from "~/toasts/toast.server";
import { NotificationList } from "./components/notification-list";
import { mark } from "./mutations.server";
import { readNotifications } from "./queries.server";
import { markForm } from "./schema";

export const handle: RouteData = {
  i18n: ["notifications", "tasks"],
  pageTitle: "notifications:title",
  requiresPermissions: ["notifications:read"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readNotifications(context, new URL(request.url).searchParams.get("after") ?? undefined);
}

/** Opening is a change, too: it marks as read on the way. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, markForm);
  if (!submission.ok) return submission.refuse();
  const { to, message } = await mark(context, submission.value.what);
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(message && { "Set-Cookie": await toastCookie(message) });
  return redirect(to ?? pathname + search, { status: 303, headers });
}

export default function Notifications() {
  return <NotificationList {...useLoaderData<typeof loader>()} />;
}
