import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { sourceRunOf } from "~/paths";
import { trailOf } from "~/shell/trail";
import { RunPage } from "./components/run-page";
import { runView } from "./queries.server";

export const handle: RouteData = {
  i18n: ["sources"],
  requiresPermissions: ["connectors:manage"],
  pageTitle: "sources:runs.title",
  trail: trailOf<typeof loader>(({ data: { run } }) => [
    { area: "sources" },
    { to: run.source.href, text: run.source.title },
    { text: run.title },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const runId = sourceRunOf(params.runId);
  const run = await runView(context, params.name ?? "", runId, await speechOf(request, context));
  return { pageName: run.title, run };
}

export default function SourceRun() {
  return <RunPage {...useLoaderData<typeof loader>()} />;
}
