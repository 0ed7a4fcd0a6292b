import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { matchOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import type { ToastAction } from "~/toasts/toast";
import { toastCookie } from "~/toasts/toast.server";
import { ResultPage } from "./components/result-page";
import { parseFilter, toSearch } from "./filter";
import { adopt, cancel, decide, decideAll, importRest } from "./mutations.server";
import { resultOf } from "./queries.server";
import { adoptForm, decideForm, stepForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["match", "explorer", "collection"],
  pageTitle: "match:title",
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "explorer" },
    { name: "match:title", to: paths.explorerMatch() },
    { text: data.view.title },
  ]),
};

/** After a refusal, too: somebody else may have decided the line. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const operationId = matchOf(params.operationId);
  const [result, speech] = await Promise.all([resultOf(context, operationId, filter), speechOf(request, context)]);
  return {
    view: viewOf(result, filter, speech),
    mayMerge: context.session?.permissions.includes("targets:merge") ?? false,
  };
}

export async function action(args: ActionFunctionArgs) {
  const intent = (await intentOf(args.request)) ?? "";
  if (/^decide-/.test(intent)) return decideOne(args);
  return intent === "adopt" ? adoptDecided(args) : step(args);
}

async function decideOne(args: ActionFunctionArgs) {
  const submission = await readSubmission(args.request, decideForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decide(args.context, matchOf(args.params.operationId), submission.value);
  if (!decided.ok) return submission.refuse(decided.no);
  return back(args, { key: "match:done.decided", params: { line: submission.value.line } });
}

async function adoptDecided(args: ActionFunctionArgs) {
  const submission = await readSubmission(args.request, adoptForm);
  if (!submission.ok) return submission.refuse();
  const adopted = await adopt(
    args.context,
    matchOf(args.params.operationId),
    submission.value,
    submission.idempotencyKey,
  );
  if (!adopted.ok) return submission.refuse(adopted.no);
  const { id, state, changed, canUndo } = adopted.value;
  if (state !== "Done") return back(args, { key: "match:done.started" });
  const undo = { to: paths.undo(id), label: "match:adopt.undo", fields: { returnTo: addressOf(args) } } as const;
  return back(args, { key: "match:done.adopted", params: { count: changed ?? 0 } }, canUndo ? undo : undefined);
}

async function step(args: ActionFunctionArgs) {
  const submission = await readSubmission(args.request, stepForm);
  if (!submission.ok) return submission.refuse();
  const operationId = matchOf(args.params.operationId);
  if (submission.value.intent === "rest") {
    const started = await importRest(args.context, operationId, submission.idempotencyKey);
    return started.ok ? redirect(paths.importResult(started.value.id), 303) : submission.refuse(started.no);
  }
  if (submission.value.intent === "cancel") {
    const cancelled = await cancel(args.context, operationId, submission.idempotencyKey);
    return cancelled.ok ? back(args, { key: "match:done.cancelled" }) : submission.refuse(cancelled.no);
  }
  const all = await decideAll(args.context, operationId);
  if (!all.ok) return submission.refuse(all.no);
  return back(args, { key: "match:done.all", params: { count: all.value.decided } });
}

function addressOf({ request, params }: ActionFunctionArgs): string {
  const search = toSearch(parseFilter(new URL(request.url).searchParams));
  return paths.explorerMatchResult(matchOf(params.operationId), search);
}

async function back(args: ActionFunctionArgs, toast: Message, undo?: ToastAction): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie(toast, "good", undo) };
  return redirect(addressOf(args), { status: 303, headers });
}

export default function MatchResult() {
  return <ResultPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
