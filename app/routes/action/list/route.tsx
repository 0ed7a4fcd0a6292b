import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths, targetOf } from "~/paths";
import { bulkView } from "./bulk.server";
import { ActionsPage } from "./components/actions-page";
import { parseFilter, toSearch } from "./filter";
import { actionsOf, choicesFor, operationOrNull } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:list.heading",
  requiresPermissions: ["tasks:read"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = parseFilter(searchParams);
  const operationId = searchParams.has("operation") ? targetOf(searchParams.get("operation") ?? undefined) : null;
  const [answer, offered, operation, speech] = await Promise.all([
    actionsOf(context, filter),
    choicesFor(context),
    operationOrNull(context, operationId),
    speechOf(request, context),
  ]);
  return {
    view: viewOf(answer, filter, offered, speech),
    bulk: bulkView(operation, paths.actions(toSearch(filter)), speech),
  };
}

export default function Actions() {
  return <ActionsPage {...useLoaderData<typeof loader>()} />;
}
