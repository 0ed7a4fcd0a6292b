import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { ActionSheet } from "./components/action-sheet";
import { printed } from "./queries.server";
import { sheetOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:print.title",
  requiresPermissions: ["print:read"],
  isPrintPage: true,
  shipsNoScript: true,
  animation: "none",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const [answer, speech] = await Promise.all([printed(context, actionId), speechOf(request, context)]);
  return {
    title: { key: "actions:page.title" as const, params: { name: answer.action.title } },
    back: paths.action(actionId),
    sheet: sheetOf(answer, speech),
  };
}

export default function PrintAction() {
  return <ActionSheet {...useLoaderData<typeof loader>()} />;
}
