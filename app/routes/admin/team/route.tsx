import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { TeamPanel } from "./components/team-panel";
import { removeTeam, saveTeam } from "./mutations.server";
import { teamOf } from "./queries.server";
import { teamForm } from "./schema";

export const handle: RouteData = {
  pageTitle: "admin:pages.teams",
  trail: () => [{ to: paths.admin("teams"), name: "admin:pages.teams" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { team, users } = await teamOf(context, params.teamId ?? "");
  return { pageName: team.name, team, users, constraints: constraintsOf(teamForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const teamId = params.teamId ?? "";
  if ((await intentOf(request)) === "delete") {
    await removeTeam(context, teamId);
    const toast = await toastCookie({ key: "admin:done.teamDeleted" });
    return redirect(paths.admin("teams"), { status: 303, headers: { "Set-Cookie": toast } });
  }
  const submission = await readSubmission(request, teamForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveTeam(context, teamId, submission.value);
  if (!saved.ok) return submission.refuse(saved.no);
  const toast = await toastCookie({ key: "admin:done.teamSaved" });
  return redirect(paths.adminTeam(saved.value.id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TeamPage() {
  const { team, users, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <TeamPanel key={team.version} team={team} users={users} constraints={constraints} failed={failed} />;
}
