import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { RouteData } from "~/access/route-data";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { decidedMessage } from "~/domain/import/decided-message";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import { INTENT_FIELD } from "~/forms/result";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { importOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import type { ToastAction } from "~/toasts/toast";
import { toastCookie } from "~/toasts/toast.server";
import { ResultPage } from "./components/result-page";
import { parseFilter, toSearch, WAITING } from "./filter";
import { askFor, decide, decideAll, undoAll } from "./mutations.server";
import { resultOf } from "./queries.server";
import { allForm, decideForm, stepForm, undoForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:title",
  requiresPermissions: ["data:import"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "imports" }, { text: data.view.fileName }]),
};

/** After a refusal, too: it may be that the import has moved on. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const importId = importOf(params.importId);
  const [result, speech] = await Promise.all([resultOf(context, importId, filter), speechOf(request, context)]);
  return { view: viewOf(result, filter, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const importId = importOf(params.importId);
  const intent = (await intentOf(request)) ?? "";
  if (intent === "all") return decideWaiting(request, importId, context);
  if (intent === "undo-all") return undoWaiting(request, importId, context);
  if (/^decide-/.test(intent)) return decideRow(request, importId, context);
  const submission = await readSubmission(request, stepForm);
  if (!submission.ok) return submission.refuse();
  const { intent: step } = submission.value;
  const asked = await askFor(context, submission.value, importId, submission.idempotencyKey);
  if (!asked.ok) return submission.refuse(asked.no);
  return back({ key: doneBy(step, asked.value.kind) }, paths.importResult(importId));
}

function doneBy(step: z.output<typeof stepForm>["intent"], kind: ImportKind) {
  if (step === "apply") return `importPages:done.applied.${kind}` as const;
  return step === "cancel" ? "importPages:done.stopped" : "importPages:done.discarded";
}

async function decideWaiting(request: Request, importId: number, context: ActionFunctionArgs["context"]) {
  const submission = await readSubmission(request, allForm);
  if (!submission.ok) return submission.refuse();
  const all = await decideAll(context, importId, submission.value, submission.idempotencyKey);
  if (!all.ok) return submission.refuse(all.no);
  const { decided: count, import: found } = all.value;
  const to = paths.importResult(importId);
  const fields = { [INTENT_FIELD]: "undo-all", revision: String(found.revision) };
  const undo: ToastAction | undefined = count > 0 ? { to, label: "importPages:bulk.undo", fields } : undefined;
  return back({ key: "importPages:done.all", params: { count } }, to, undo);
}

async function undoWaiting(request: Request, importId: number, context: ActionFunctionArgs["context"]) {
  const submission = await readSubmission(request, undoForm);
  if (!submission.ok) return submission.refuse();
  const undone = await undoAll(context, importId, submission.value, submission.idempotencyKey);
  if (!undone.ok) return submission.refuse(undone.no);
  const message = { key: "importPages:done.undecided", params: { count: undone.value.undone } } as const;
  return back(message, paths.importResult(importId, toSearch(WAITING)));
}

async function decideRow(request: Request, importId: number, context: ActionFunctionArgs["context"]) {
  const submission = await readSubmission(request, decideForm);
  if (!submission.ok) return submission.refuse();
  const { row } = submission.value;
  const decided = await decide(context, importId, submission.value);
  if (!decided.ok) return submission.refuse(decided.no);
  const search = toSearch(parseFilter(new URL(request.url).searchParams));
  return back(decidedMessage(row, decided.value.decidedToo), paths.importResult(importId, search));
}

async function back(toast: Message, to: string, undo?: ToastAction): Promise<Response> {
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(toast, "good", undo) } });
}

export default function ImportResult() {
  return <ResultPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
