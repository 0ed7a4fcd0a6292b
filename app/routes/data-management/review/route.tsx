import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { ReviewPage } from "./components/review-page";
import { parseFilter } from "./filter";
import { queueOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["dataPages"],
  pageTitle: "dataPages:review",
  requiresPermissions: ["data:import"],
  trail: () => [{ name: "dataPages:title", to: paths.dataManagement() }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [queue, speech] = await Promise.all([queueOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(queue, filter, speech) };
}

export default function Review() {
  return <ReviewPage {...useLoaderData<typeof loader>()} />;
}
