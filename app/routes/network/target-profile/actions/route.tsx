import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { rowIdOf } from "../row-id";
import { ActionsPage } from "./components/actions-page";
import { parseFilter, toSearch } from "./filter";
import { actionsOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = { i18n: ["profile", "actions"], pageTitle: "actions:list.heading" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([actionsOf(context, targetId, filter), speechOf(request, context)]);
  const here = paths.targetActions(targetId, toSearch(filter));
  if (!answer) return data({ view: null, here }, { status: 503 });
  const mayStart = context.session?.permissions.includes("actions:manage") ?? false;
  return data({ view: viewOf(answer, filter, { targetId, mayStart }, speech), here });
}

export default function Actions() {
  return <ActionsPage {...useLoaderData<typeof loader>()} />;
}
