import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { rowIdOf } from "../row-id";
import { HistoryPage } from "./components/history-page";
import { parseFilter } from "./filter";
import { historyOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = { i18n: ["profile"], requiresPermissions: ["evidence:read"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const read = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([
    historyOf(context, rowIdOf(params.targetId), read),
    speechOf(request, context),
  ]);
  const title = { key: "profile:history.title" as const, params: { name: answer.target.name } };
  const may = (permission: Parameters<Parameters<typeof viewOf>[2]>[0]) =>
    context.session?.permissions.includes(permission) ?? false;
  return { title, view: viewOf(answer, read, may, speech) };
}

export default function History() {
  return <HistoryPage view={useLoaderData<typeof loader>().view} />;
}
