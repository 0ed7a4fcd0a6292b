import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { actOnTasks } from "../page/act.server";
import { TasksPage } from "../page/components/tasks-page";
import { loadTasks } from "../page/load.server";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:headings.mine",
  requiresPermissions: ["tasks:read"],
  trail: () => [{ area: "tasks" }],
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadTasks(request, context, { owner: "me" });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return actOnTasks(request, context);
}

export default function MyTasks() {
  return <TasksPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
