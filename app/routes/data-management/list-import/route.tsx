import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { listOf, refuseUnlessManaged } from "../list/queries.server";
import { act } from "./act.server";
import { ImportPage } from "./components/import-page";
import { formViewOf } from "./queries.server";
import { versionForm } from "./schema";

export const handle: RouteData = {
  i18n: ["listPages"],
  pageTitle: "listPages:import.title",
  requiresPermissions: ["lists:own"],
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "lists" },
    { text: data.list.title, to: paths.list(data.list.name) },
    { name: "listPages:import.title" },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  refuseUnlessManaged(context, params.name ?? "");
  const [{ name, list }, speech] = await Promise.all([
    listOf(context, params.name ?? "", null),
    speechOf(request, context),
  ]);
  return { list: { name, title: list?.title ?? name }, form: formViewOf(context, speech) };
}

export async function action(args: ActionFunctionArgs) {
  refuseUnlessManaged(args.context, args.params.name ?? "");
  const { name } = await listOf(args.context, args.params.name ?? "", null);
  return act(args, versionForm, name);
}

export default function ListImport() {
  return <ImportPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
