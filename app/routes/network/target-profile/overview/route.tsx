import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { rowIdOf } from "../row-id";
import { OverviewPage } from "./components/overview-page";
import { PublicPage } from "./components/public-page";
import { parseFilter } from "./filter";
import { readOverview, readPublicPart } from "./queries.server";
import { overviewOf, publicViewOf } from "./view/overview.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["profile"],
  state: "target-profile",
  signupText: "shell:signup.text",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const speech = await speechOf(request, context);
  if (!context.session) return { open: publicViewOf(await readPublicPart(context, targetId), speech), overview: null };
  const filter = parseFilter(new URL(request.url).searchParams);
  const overview = await readOverview(context, targetId, filter);
  return { open: null, overview: overviewOf(overview, filter, speech) };
}

export default function Overview() {
  const { open, overview } = useLoaderData<typeof loader>();
  return open ? <PublicPage view={open} /> : <OverviewPage view={overview} />;
}
