import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { Stop } from "./components/stop";
import { stop } from "./mutations.server";
import { linkOf, mailsOf } from "./queries.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["request"],
  pageTitle: "request:stop.title",
  isNavigationHidden: true,
  shipsNoScript: true,
};

/** Says what would stop and stops nothing: programs that look for bad links open all of a mail's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const mails = await mailsOf(context, linkOf(request));
  return data({ mails }, { status: mails ? 200 : 404 });
}

/** The page's own button leads back to the page; a mail program (RFC 8058) follows no redirect and gets a plain answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const link = linkOf(request);
  if (!(await stop(context, link))) {
    // To a page that is there already it is told by loading that page anew: its link is none.
    return context.isDocument === false ? redirect(paths.stopRequests(link)) : data(null, { status: 404 });
  }
  const form = await request.formData().catch(() => null);
  if (form?.get("List-Unsubscribe") === "One-Click") return data(null);
  return redirect(paths.stopRequests(link), 303);
}

export default function StopRequests() {
  return <Stop mails={useLoaderData<typeof loader>().mails} />;
}
