import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { importOf } from "~/paths";
import { trailOf } from "~/shell/trail";
import { ResultPage } from "./components/result-page";
import { parseFilter } from "./filter";
import { resultOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:title",
  requiresPermissions: ["data:import"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "imports" }, { text: data.view.fileName }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const importId = importOf(params.importId);
  const [result, speech] = await Promise.all([resultOf(context, importId, filter), speechOf(request, context)]);
  return { view: viewOf(result, filter, speech) };
}

export default function ImportResult() {
  return <ResultPage {...useLoaderData<typeof loader>()} />;
}
