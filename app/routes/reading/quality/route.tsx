import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { QualityPage } from "./components/quality-page";
import { parseFilter } from "./filter";
import { qualityOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["evidence:read"],
  pageTitle: "reading:pages.quality",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const mayReview = context.session?.permissions.includes("alerts:triage") ?? false;
  const [answer, speech] = await Promise.all([qualityOf(context), speechOf(request, context)]);
  return { view: viewOf(answer, filter, mayReview, speech), mayReview };
}

export default function Quality() {
  return <QualityPage {...useLoaderData<typeof loader>()} />;
}
