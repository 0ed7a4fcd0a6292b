import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { DuplicatesPage } from "./components/duplicates-page";
import { parseFilter } from "./filter";
import { duplicatesOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["merges", "explorer"],
  pageTitle: "merges:title",
  requiresPermissions: ["targets:merge"],
  trail: () => [{ area: "explorer" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [page, speech] = await Promise.all([duplicatesOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(page, filter, speech) };
}

export default function Duplicates() {
  return <DuplicatesPage {...useLoaderData<typeof loader>()} />;
}
