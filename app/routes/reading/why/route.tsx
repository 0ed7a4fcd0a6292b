import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { WhyPage } from "./components/why-page";
import { explained, itemAt, itemOf } from "./queries.server";
import { whyForm } from "./schema";
import { viewOfItem, viewOfText } from "./view.server";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["evidence:read"],
  pageTitle: "reading:pages.why",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("item");
  const constraints = constraintsOf(whyForm);
  if (asked === null) return { view: null, constraints };
  if (!/^[1-9]\d{0,14}$/.test(asked)) throw data(null, { status: 404 });
  const [item, speech] = await Promise.all([itemOf(context, Number(asked)), speechOf(request, context)]);
  return { view: viewOfItem(item, speech, askerOf(context)), constraints };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, whyForm);
  if (!submission.ok) return submission.refuse();
  const { title, text } = submission.value;
  if (/^https?:\/\/\S+$/i.test(title)) {
    const item = await itemAt(context, title);
    if (item) throw redirect(paths.readingWhy(`?item=${item.id}`), 303);
    return submission.refuse({ status: 404, errors: { title: ["reading:why.unread"] } });
  }
  const [reading, speech] = await Promise.all([explained(context, title, text), speechOf(request, context)]);
  const view = viewOfText(title, reading, reading.ownWords, speech, askerOf(context));
  return { view, typed: { title, text } };
}

const askerOf = ({ session }: LoadContext) => ({
  mayManageRules: session?.permissions.includes("rules:manage") ?? false,
});

export default function Why() {
  const { view, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failed = answer && "submission" in answer ? answer : undefined;
  const told = answer && "view" in answer ? answer : undefined;
  return <WhyPage view={told?.view ?? view} typed={told?.typed} failed={failed} constraints={constraints} />;
}
