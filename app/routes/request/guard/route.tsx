import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedSecret, requestLinkOf } from "~/access/request-link.server";
import type { RouteData } from "~/access/route-data";
import { RequestPage } from "~/domain/request/request-page";
import { paths } from "~/paths";
import { isInNewFlow, readRequest } from "./queries.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["request"],
  pageTitle: "request:title",
  isNavigationHidden: true,
  shipsNoScript: true,
  newRoute: paths.requestNew(),
};

/** The guard of the old request route (specification §2): flag true leads to the new flow, a check that fails does not. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const moved = await movedSecret(request);
  if (moved) {
    const headers = moved.cookie ? { "Set-Cookie": moved.cookie } : undefined;
    return redirect(paths.request(moved.search), { status: 303, headers });
  }
  const link = await requestLinkOf(request);
  if (link && (await isInNewFlow(context, link))) return redirect(paths.requestNew(new URL(request.url).search));
  const opened = link && (await readRequest(context, link));
  return data({ request: opened }, { status: opened ? 200 : 404 });
}

export default function Request() {
  const { request } = useLoaderData<typeof loader>();
  return <RequestPage request={request} />;
}
