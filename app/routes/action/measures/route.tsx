import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { may } from "../queries.server";
import { MeasuresPage } from "./components/measures-page";
import { parseFilter } from "./filter";
import { measuresPage } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures"],
  pageTitle: "measures:title",
  requiresPermissions: ["actions:recommend"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([measuresPage(context, filter), speechOf(request, context)]);
  return { view: viewOf(answer, filter, may(context, "actions:manage"), speech) };
}

export default function Measures() {
  return <MeasuresPage {...useLoaderData<typeof loader>()} />;
}
