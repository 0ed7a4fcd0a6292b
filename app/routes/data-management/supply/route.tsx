import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { SupplyPage } from "./components/supply-page";
import { parseFilter } from "./filter";
import { supplyOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["supplyPages", "dataPages"],
  pageTitle: "supplyPages:title",
  requiresPermissions: ["data:import"],
  trail: () => [{ name: "dataPages:title", to: paths.dataManagement() }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const speech = await speechOf(request, context);
  const today = speech.dayOf(new Date().toISOString());
  const page = await supplyOf(context, filter, today);
  const mayChange = context.session?.permissions.includes("impact:write") ?? false;
  return { view: viewOf(page, filter, { mayChange, today }, speech) };
}

export default function Supply() {
  return <SupplyPage {...useLoaderData<typeof loader>()} />;
}
