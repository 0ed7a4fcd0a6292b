import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { actionOf } from "~/paths";
import { trailOf } from "~/shell/trail";
import { actOnTasks } from "../page/act.server";
import { TasksPage } from "../page/components/tasks-page";
import { loadTasks } from "../page/load.server";

export const handle: RouteData = {
  i18n: ["tasks"],
  requiresPermissions: ["tasks:read"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { text: data.view.heading }]),
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadTasks(request, context, { owner: "team", teamId: actionOf(params.teamId) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return actOnTasks(request, context);
}

export default function TeamTasks() {
  return <TasksPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
