import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { ACTION_EFFECTS } from "~/backend/contract/action-words";
import { effectOf } from "~/domain/action/effect-words.server";
import { sizeInWords } from "~/domain/document/document-words.server";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { keeping, problemOf } from "~/forms/file-problems.server";
import { constraintsOf } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { keepFile } from "../mutations.server";
import { may } from "../queries.server";
import { EffectPage } from "./components/effect-page";
import { assess } from "./mutations.server";
import { judged } from "./queries.server";
import { effectForm } from "./schema";

export const handle: RouteData = {
  i18n: ["actions", "documents"],
  pageTitle: "actions:effect.title",
  requiresPermissions: ["actions:manage"],
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { to: data.back, text: data.name }]),
};

/** After a refusal, too: who judges again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([judged(context, actionOf(params.actionId)), speechOf(request, context)]);
  const { id, title, version, effect } = answer.action;
  return {
    name: title,
    back: paths.action(id),
    version,
    effect: effectOf(answer, speech),
    results: ACTION_EFFECTS.map((value) => ({
      value,
      label: speech.say(`actions:effect.results.${value}`),
      hint: speech.say(`actions:effect.hints.${value}`),
    })),
    documents: answer.attachments.map(({ id, originalFilename, fileSize }) => ({
      value: String(id),
      label: originalFilename,
      hint: sizeInWords(fileSize, speech),
    })),
    /** The longest file, for who may send one. */
    fileLimit: may(context, "documents:write") ? sizeInWords(context.config.uploadLimit, speech) : null,
    typed: {
      ...{ result: effect?.result ?? "", note: effect?.note ?? "" },
      documentIds: (effect?.evidence ?? []).map(({ documentId }) => String(documentId)),
    },
    constraints: constraintsOf(effectForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const { submission, file } = await readUpload(request, effectForm, (sent) => keepFile(context, sent));
  const speech = await speechOf(request, context);
  const problem = problemOf(file, speech);
  if (problem) return submission.refuse(problem);
  if (!submission.ok) return keeping(submission.refuse(), file);
  const { value, idempotencyKey } = submission;
  const done = await assess({ context, actionId, speech, file: file?.ok ? file.value : null, idempotencyKey }, value);
  if (!done.ok) return keeping(submission.refuse(done.no), file);
  const { next } = done.value;
  const toast = await toastCookie({ key: next ? "actions:done.followed" : "actions:done.assessed" });
  const to = paths.action(next ? next.id : actionId);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Effect() {
  return <EffectPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
