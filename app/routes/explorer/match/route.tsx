import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LONGEST_LIST } from "~/backend/contract/name-list-words";
import { sizeInWords } from "~/domain/document/document-words.server";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { FileTooLarge, takeFile } from "~/forms/take-file.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { MatchPage } from "./components/match-page";
import { matchFile, matchText } from "./mutations.server";
import { listsOf } from "./queries.server";
import { fileForm, pasteForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["match", "explorer"],
  pageTitle: "match:title",
  takesFiles: true,
  // A thousand names of another script take ten times their letters in a form.
  formLimit: 4 * 1024 * 1024,
  trail: () => [{ area: "explorer" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after")?.slice(0, 20) || null;
  const [lists, speech] = await Promise.all([listsOf(context, after), speechOf(request, context)]);
  return {
    view: viewOf(lists, after === null, speech),
    constraints: constraintsOf(pasteForm),
    mayMerge: context.session?.permissions.includes("targets:merge") ?? false,
  };
}

/** A pasted list or a file; either has a page of its own from then on. */
export async function action(args: ActionFunctionArgs) {
  const isFile = /^multipart\/form-data\b/i.test(args.request.headers.get("content-type") ?? "");
  return isFile ? takeList(args) : pasteList(args);
}

async function pasteList({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, pasteForm);
  if (!submission.ok) return submission.refuse();
  const speech = await speechOf(request, context);
  const matched = await matchText(context, submission.value.text, speech, submission.idempotencyKey);
  if (!matched.ok) return submission.refuse(matched.no);
  return redirect(paths.explorerMatchResult(matched.value.id), 303);
}

async function takeList({ request, context }: ActionFunctionArgs) {
  const { submission, file } = await readUpload(request, fileForm, takeFile(LONGEST_LIST));
  const speech = await speechOf(request, context);
  if (file && !file.ok) {
    if (!(file.error instanceof FileTooLarge)) throw file.error;
    const params = { size: sizeInWords(LONGEST_LIST, speech) };
    return submission.refuse({ status: 413, problem: { key: "match:problems.tooLarge", params } });
  }
  if (!submission.ok) return submission.refuse();
  if (!file) return submission.refuse({ errors: { file: ["match:problems.file"] } });
  const matched = await matchFile(context, file.value, speech, submission.idempotencyKey);
  if (!matched.ok) return submission.refuse(matched.no);
  return redirect(paths.explorerMatchResult(matched.value.id), 303);
}

export default function Match() {
  return <MatchPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
