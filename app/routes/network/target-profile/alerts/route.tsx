import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { rowIdOf } from "../row-id";
import { AlertsPage } from "./components/alerts-page";
import { parseFilter } from "./filter";
import { alertsOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = { i18n: ["profile"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([
    alertsOf(context, rowIdOf(params.targetId), filter),
    speechOf(request, context),
  ]);
  const title = { key: "profile:feed.heading" as const, params: { name: answer.target.name } };
  return { title, view: viewOf(answer, filter, speech) };
}

export default function Alerts() {
  return <AlertsPage view={useLoaderData<typeof loader>().view} />;
}
