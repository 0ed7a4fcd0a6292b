import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { ImportsPage } from "./components/imports-page";
import { importsOf, placeCoverageOf } from "./queries.server";
import { coverageOf, viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["importPages", "dataPages"],
  pageTitle: "importPages:title",
  requiresPermissions: ["data:import"],
  trail: () => [{ name: "dataPages:title", to: paths.dataManagement() }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after")?.slice(0, 20) || null;
  const [page, coverage, speech] = await Promise.all([
    importsOf(context, after),
    placeCoverageOf(context),
    speechOf(request, context),
  ]);
  return { view: viewOf(page, after !== null, speech), coverage: coverageOf(coverage, speech) };
}

export default function Imports() {
  return <ImportsPage {...useLoaderData<typeof loader>()} />;
}
