import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { act } from "../list-import/act.server";
import { ImportPage } from "../list-import/components/import-page";
import { formViewOf } from "../list-import/queries.server";
import { newListForm } from "../list-import/schema";

export const handle: RouteData = {
  i18n: ["listPages"],
  pageTitle: "listPages:import.newTitle",
  requiresPermissions: ["lists:own"],
  takesFiles: true,
  trail: () => [{ area: "lists" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { list: null, form: formViewOf(context, await speechOf(request, context)) };
}

export async function action(args: ActionFunctionArgs) {
  return act(args, newListForm, null);
}

export default function NewList() {
  return <ImportPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
