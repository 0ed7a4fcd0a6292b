import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { toastCookie } from "~/toasts/toast.server";
import { goAndStart, leadsOn, undoOf } from "../bulk/afterwards.server";
import { changeMany, screenMany } from "../bulk/mutations.server";
import { bulkForm } from "../bulk/schema";
import { withOperation } from "../operation-address.server";
import { speechFor } from "../speech.server";
import { parseAsked } from "./asked";
import { ExplorerPage } from "./components/explorer-page";
import { readExplorer } from "./queries.server";
import { toExplorerView } from "./view.server";

export const handle: RouteData = {
  i18n: ["explorer", "network"],
  pageTitle: "explorer:title",
  trail: () => [],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = parseAsked(searchParams);
  const operation = searchParams.get("operation") ?? "";
  const [answer, speech, network] = await Promise.all([
    readExplorer(context, asked, /^[1-9]\d{0,14}$/.test(operation) ? Number(operation) : null),
    speechOf(request, context),
    speechFor(request, context),
  ]);
  const permissions = context.session?.permissions ?? [];
  return toExplorerView(asked, answer, { speech, network, permissions, explains: searchParams.get("why") === "1" });
}

/** Only what is ticked is changed: what was found without a bound is too much to change unseen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, bulkForm);
  if (!submission.ok) return submission.refuse();
  const { value: form } = submission;
  const { pathname, search } = new URL(request.url);
  if (leadsOn(form)) {
    const returnTo = pathname + search;
    return goAndStart(form, { returnTo, ofAll: null }, submission.refuse);
  }
  if (form.change === "screen") {
    const screened = await screenMany(context, null, form, submission.idempotencyKey);
    if (!screened.ok) return submission.refuse(screened);
    return redirect(pathname + search, { status: 303, headers: { "Set-Cookie": await toastCookie(screened.message) } });
  }
  const outcome = await changeMany(context, null, form, submission.idempotencyKey);
  if (!outcome.ok) return submission.refuse(outcome);
  const to = withOperation(request.url, outcome.operation);
  const toast = await toastCookie(outcome.message, "good", undoOf(outcome.operation, to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Explorer() {
  return <ExplorerPage view={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
