import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { eventOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { EventPage } from "./components/event-page";
import { eventReportsOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["eventPages", "dataPages"],
  pageTitle: "eventPages:event.title",
  requiresPermissions: ["connectors:manage"],
  trail: trailOf<typeof loader>(({ data }) => [
    { name: "dataPages:title", to: paths.dataManagement() },
    { name: "eventPages:title", to: paths.events() },
    { text: data.view.event.title },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after")?.slice(0, 40) || null;
  const [answer, speech] = await Promise.all([
    eventReportsOf(context, eventOf(params.eventId), after),
    speechOf(request, context),
  ]);
  const view = viewOf(answer, speech);
  return { pageName: view.event.title, view };
}

export default function Event() {
  return <EventPage {...useLoaderData<typeof loader>()} />;
}
