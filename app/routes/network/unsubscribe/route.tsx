import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { Stop } from "./components/stop";
import { stop } from "./mutations.server";
import { mailsOf, tokenOf } from "./queries.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["account"],
  pageTitle: "account:stop.title",
  shipsNoScript: true,
};

/**
 * Says what would stop and stops nothing: programs that look for bad links open all of a mail's. Without a token it leads to where one
 * says oneself which mails come.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get("token")) return redirect(paths.management("notifications"));
  const mails = await mailsOf(context, tokenOf(request));
  return data({ mails }, { status: mails ? 200 : 404 });
}

/** The page's own button leads back to the page; a mail program (RFC 8058) follows no redirect and gets a plain answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const isStopped = await stop(context, token);
  // To a page that is there already it is told by loading that page anew: its link is over.
  if (!isStopped)
    return context.isDocument === false ? redirect(paths.unsubscribe(token)) : data(null, { status: 404 });
  const form = await request.formData().catch(() => null);
  if (form?.get("List-Unsubscribe") === "One-Click") return data(null);
  return redirect(paths.unsubscribe(token), 303);
}

/** The address holds a secret: no path goes out as a referrer. `no-referrer` would make a plain form's `Origin` null. */
export function headers() {
  return { "Referrer-Policy": "strict-origin" };
}

export default function Unsubscribe() {
  return <Stop mails={useLoaderData<typeof loader>().mails} />;
}
