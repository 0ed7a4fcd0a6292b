import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LIST_FILES_LIMIT, MOST_LIST_FILES } from "~/backend/contract/sanctions-lists";
import { sizeInWords } from "~/domain/document/document-words.server";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { readUploads } from "~/forms/read-upload.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ChosenPanels } from "./components/chosen-panels";
import { ImportPanel } from "./components/import-panel";
import { ListTable } from "./components/list-table";
import { FilesTooLarge, filesTaker, importList, removeList } from "./mutations.server";
import { listsOf } from "./queries.server";
import { importForm, removalForm } from "./schema";

export const handle: RouteData = {
  pageTitle: "admin:pages.lists",
  requiresPermissions: ["lists:manage"],
  takesFiles: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [speech, found] = await Promise.all([
    speechOf(request, context),
    listsOf(context, new URL(request.url).searchParams),
  ]);
  const size = sizeInWords(LIST_FILES_LIMIT, speech);
  const constraints = { import: constraintsOf(importForm), remove: constraintsOf(removalForm) };
  return { ...found, limits: { size, count: MOST_LIST_FILES }, constraints };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const isImport = /^multipart\//i.test(request.headers.get("content-type") ?? "");
  return isImport ? importFrom(request, context) : removeFrom(request, context);
}

async function importFrom(request: Request, context: ActionFunctionArgs["context"]) {
  const { submission, files, tooMany } = await readUploads(request, importForm, filesTaker(), MOST_LIST_FILES);
  const broken = files.find((file) => file && !file.ok);
  if (broken && !broken.ok) {
    if (!(broken.error instanceof FilesTooLarge)) throw broken.error;
    const size = sizeInWords(LIST_FILES_LIMIT, await speechOf(request, context));
    return submission.refuse({ status: 413, problem: { key: "admin:problems.listTooLarge", params: { size } } });
  }
  if (!submission.ok) return submission.refuse();
  // What is not in a list's files counts as taken off the list: a part of them is never imported.
  if (tooMany)
    return submission.refuse({ problem: { key: "admin:problems.listTooMany", params: { most: MOST_LIST_FILES } } });
  const given = files.flatMap((file) => (file?.ok ? [file.value] : []));
  if (given.length === 0) return submission.refuse({ errors: { files: ["admin:problems.listFiles"] } });
  const { name } = submission.value;
  const imported = await importList(context, name, given);
  if (!imported.ok) return submission.refuse(imported.no);
  const { nothingNew, format, entities, aliases, problemCount: problems } = imported.value;
  const params = { name, format, entities, aliases, problems };
  return back({ key: nothingNew ? "admin:done.listSame" : "admin:done.listImported", params }, paths.adminList(name));
}

async function removeFrom(request: Request, context: ActionFunctionArgs["context"]) {
  const submission = await readSubmission(request, removalForm);
  if (!submission.ok) return submission.refuse();
  const removed = await removeList(context, submission.value, submission.idempotencyKey);
  if (!removed.ok) return submission.refuse(removed.no);
  const { list: name, version } = submission.value;
  const what = version ? `${name} ${version}` : name;
  return back({ key: "admin:done.listRemoved", params: { name: what } }, paths.admin("lists"));
}

export default function Lists() {
  const { lists, chosen, limits, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <ListTable lists={lists} />
      {chosen && <ChosenPanels chosen={chosen} constraints={constraints.remove} failed={failed} />}
      <ImportPanel limits={limits} constraints={constraints.import} failed={failed} />
    </>
  );
}

async function back(toast: Message, to: string): Promise<Response> {
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(toast) } });
}
