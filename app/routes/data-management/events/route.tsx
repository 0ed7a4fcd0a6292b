import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { EventsPage } from "./components/events-page";
import { parseFilter } from "./filter";
import { eventsOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["eventPages", "dataPages"],
  pageTitle: "eventPages:title",
  requiresPermissions: ["connectors:manage"],
  trail: () => [{ name: "dataPages:title", to: paths.dataManagement() }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([eventsOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(answer, filter, speech) };
}

export default function Events() {
  return <EventsPage {...useLoaderData<typeof loader>()} />;
}
