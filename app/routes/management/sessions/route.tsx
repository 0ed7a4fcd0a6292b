import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { SessionList } from "./components/session-list";
import { endSessions } from "./mutations.server";
import { sessionsOf } from "./queries.server";
import { endForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.sessions" };

export async function loader({ context }: LoaderFunctionArgs) {
  return { sessions: await sessionsOf(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, endForm);
  if (!submission.ok) return submission.refuse();
  const toast = await toastCookie(await endSessions(context, submission.value.session));
  return redirect(paths.management("sessions"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return <SessionList sessions={sessions} />;
}
