import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { areasFor } from "~/access/areas";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { HelpContents } from "./components/help-contents";
import { firstStepsOf } from "./first-steps";
import { readContents } from "./queries.server";

export const handle: RouteData = { i18n: ["help"], pageTitle: "help:title" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireUser(context);
  return {
    ...(await readContents(request, context)),
    steps: firstStepsOf(areasFor(session), session.permissions),
  };
}

export default function Help() {
  return <HelpContents {...useLoaderData<typeof loader>()} />;
}
