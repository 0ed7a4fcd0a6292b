import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { sizeInWords } from "~/domain/document/document-words.server";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { keeping, problemOf } from "~/forms/file-problems.server";
import { constraintsOf } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { speechOf } from "~/i18n/speech.server";
import { actionOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import type { ToastAction } from "~/toasts/toast";
import { toastCookie } from "~/toasts/toast.server";
import { keepFile } from "../mutations.server";
import { may } from "../queries.server";
import { ActionPage } from "./components/action-page";
import { apply } from "./mutations.server";
import { actionPage } from "./queries.server";
import { commentForm, skipForm, stepsForm, type ViewForm, viewForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions", "documents"],
  pageTitle: "actions:list.heading",
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { text: data.title.params.name }]),
};

/** After a refusal, too: who tries again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after");
  const [answer, speech] = await Promise.all([
    actionPage(context, actionOf(params.actionId), after),
    speechOf(request, context),
  ]);
  return {
    title: { key: "actions:page.title" as const, params: { name: answer.action.title } },
    view: viewOf(answer, after, speech),
    mayChange: may(context, "actions:manage"),
    /** The longest file, for who may send one. */
    fileLimit:
      may(context, "actions:manage") && may(context, "documents:write")
        ? sizeInWords(context.config.uploadLimit, speech)
        : null,
    constraints: {
      skip: constraintsOf(skipForm),
      steps: constraintsOf(stepsForm),
      comment: constraintsOf(commentForm),
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actionId = actionOf(params.actionId);
  const { submission, file } = await readUpload(request, viewForm, (sent) => keepFile(context, sent));
  const speech = await speechOf(request, context);
  const problem = problemOf(file, speech);
  if (problem) return submission.refuse(problem);
  if (!submission.ok) return keeping(submission.refuse(), file);
  const { value, idempotencyKey } = submission;
  const asking = { context, actionId, speech, file: file?.ok ? file.value : null, idempotencyKey };
  const done = await apply(asking, value);
  if (!done.ok) return keeping(submission.refuse(done.no), file);
  const headers = { "Set-Cookie": await toastCookie(done.value, "good", undoOf(value, actionId)) };
  return redirect(paths.action(actionId), { status: 303, headers });
}

/** What was taken off is attached again. */
function undoOf(form: ViewForm, actionId: number): ToastAction | undefined {
  if (form.intent !== "detach") return undefined;
  const fields = { intent: "attach", documentId: String(form.documentId) };
  return { to: paths.action(actionId), label: "actions:attachments.undo", fields };
}

export default function OneAction() {
  return <ActionPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
