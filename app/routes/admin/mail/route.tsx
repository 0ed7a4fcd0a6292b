import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { MailText } from "./components/mail-text";
import { mailOf } from "./queries.server";

export const handle: RouteData = {
  pageTitle: "admin:pages.outbox",
  trail: () => [{ to: paths.admin("outbox"), name: "admin:pages.outbox" }],
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const mail = await mailOf(context, params.mailId ?? "");
  return { pageName: mail.subject, mail };
}

export default function Mail() {
  const { mail } = useLoaderData<typeof loader>();
  return <MailText mail={mail} />;
}
