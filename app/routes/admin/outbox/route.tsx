import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { MailList } from "./components/mail-list";
import { mailsOf } from "./queries.server";

export const handle: RouteData = { pageTitle: "admin:pages.outbox" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return mailsOf(context, new URL(request.url).searchParams);
}

export default function Outbox() {
  return <MailList {...useLoaderData<typeof loader>()} />;
}
