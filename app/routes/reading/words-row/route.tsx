import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission, sentForm } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { RowPage } from "./components/row-page";
import { dropRow, saveRow, tried } from "./mutations.server";
import { rowView } from "./queries.server";
import { rowForm, tryForm } from "./schema";
import { triedView } from "./tried.server";
import { typedIn } from "./typed";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["rules:manage"],
  pageTitle: "reading:pages.words",
  trail: () => [{ to: paths.readingWords(), name: "reading:pages.words" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  const row = await rowView(context, numberOf(params.rowId), new URL(request.url).searchParams, speech);
  return { pageName: row.name ?? speech.say("reading:words.new"), row, constraints: constraintsOf(rowForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const rowId = numberOf(params.rowId);
  const intent = await intentOf(request);
  if (rowId !== null && intent === "remove") {
    await dropRow(context, rowId);
    return away({ key: "reading:words.done.removed" });
  }
  if (intent === "test") {
    const sent = await sentForm(request.clone());
    const submission = await readSubmission(request, tryForm);
    if (!submission.ok) return submission.refuse();
    const answer = await tried(context, rowId, submission.value);
    if (!answer.ok) return submission.refuse(answer.no);
    return { tried: triedView(answer.value, await speechOf(request, context)), typed: typedIn(sent) };
  }
  const submission = await readSubmission(request, rowForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveRow(context, rowId, submission.value, submission.idempotencyKey);
  return saved.ok ? away({ key: "reading:words.done.saved" }) : submission.refuse(saved.no);
}

export default function WordsRow() {
  const { row, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failed = answer && "submission" in answer ? answer : undefined;
  const told = answer && "tried" in answer ? answer : undefined;
  return <RowPage row={row} constraints={constraints} failed={failed} tried={told?.tried} typed={told?.typed} />;
}

/** Null: a new one. Throws 404 for what is neither. */
function numberOf(param: string | undefined): number | null {
  if (param === "new") return null;
  if (!/^[1-9]\d{0,14}$/.test(param ?? "")) throw new Response(null, { status: 404 });
  return Number(param);
}

async function away(message: Message) {
  return redirect(paths.readingWords(), { status: 303, headers: { "Set-Cookie": await toastCookie(message) } });
}
