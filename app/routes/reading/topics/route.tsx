import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { TopicsPage } from "./components/topics-page";
import { listedTopics } from "./queries.server";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["evidence:read"],
  pageTitle: "reading:pages.topics",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const topics = await listedTopics(context, await speechOf(request, context));
  return { topics, mayManage: context.session?.permissions.includes("topics:manage") ?? false };
}

export default function Topics() {
  return <TopicsPage {...useLoaderData<typeof loader>()} />;
}
