import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { ListsPage } from "./components/lists-page";
import { listsOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["listPages"],
  pageTitle: "listPages:title",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [lists, speech] = await Promise.all([listsOf(context), speechOf(request, context)]);
  return { view: viewOf(lists, context.session, { now: Date.now(), speech }) };
}

export default function Lists() {
  return <ListsPage {...useLoaderData<typeof loader>()} />;
}
