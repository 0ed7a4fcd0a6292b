import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { AddTeam } from "./components/add-team";
import { TeamList } from "./components/team-list";
import { add } from "./mutations.server";
import { teamsOf } from "./queries.server";
import { addTeamForm } from "./schema";

export const handle: RouteData = { pageTitle: "admin:pages.teams" };

export async function loader({ context }: LoaderFunctionArgs) {
  return { teams: await teamsOf(context), constraints: constraintsOf(addTeamForm) };
}

/** Goes on to the new team, where its members are chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, addTeamForm);
  if (!submission.ok) return submission.refuse();
  const added = await add(context, submission.value.name, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  const toast = await toastCookie({ key: "admin:done.teamAdded" });
  return redirect(paths.adminTeam(added.value.id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Teams() {
  const { teams, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <TeamList teams={teams} />
      <AddTeam constraints={constraints} failed={failed} />
    </>
  );
}
