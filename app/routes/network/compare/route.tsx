import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { parseAsked } from "./asked";
import { ComparePage } from "./components/compare-page";
import { readComparison } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["compare", "profile"],
  pageTitle: "compare:title",
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseAsked(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([readComparison(context, asked), speechOf(request, context)]);
  return viewOf(asked, answer, context.session?.perspectives ?? [], speech);
}

export default function Compare() {
  return <ComparePage view={useLoaderData<typeof loader>()} />;
}
