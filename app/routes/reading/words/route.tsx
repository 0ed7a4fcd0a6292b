import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { WordsPage } from "./components/words-page";
import { listedRows } from "./queries.server";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["rules:manage"],
  pageTitle: "reading:pages.words",
};

const LONGEST_SEARCH = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  return { asked, ...(await listedRows(context, asked, await speechOf(request, context))) };
}

export default function Words() {
  return <WordsPage {...useLoaderData<typeof loader>()} />;
}
