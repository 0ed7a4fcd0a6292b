import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { ChangesPage } from "./components/changes-page";
import { parseFilter } from "./filter";
import { changesOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["listPages"],
  pageTitle: "listPages:changes.title",
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "lists" },
    { text: data.view.title, to: paths.list(data.view.name) },
    { name: "listPages:changes.title" },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = params.name ?? "";
  const [found, speech] = await Promise.all([
    changesOf(context, name, parseFilter(new URL(request.url).searchParams)),
    speechOf(request, context),
  ]);
  return { view: viewOf(name, found, speech) };
}

export default function ListChanges() {
  return <ChangesPage {...useLoaderData<typeof loader>()} />;
}
