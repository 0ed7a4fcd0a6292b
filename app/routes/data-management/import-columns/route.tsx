import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { importOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { ColumnsPage } from "./components/columns-page";
import { chosenTwice, mappingOf, namesNobody, readAgain } from "./mutations.server";
import { rereadableImport, shownColumns } from "./queries.server";
import { columnsForm, DELIMITERS, readingForm, saysUntitled } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:columnsPage.title",
  requiresPermissions: ["data:import"],
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "imports" },
    { text: data.view.fileName, to: data.view.backHref },
    { name: "importPages:columnsPage.title" },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [found, speech] = await Promise.all([
    rereadableImport(context, importOf(params.importId)),
    speechOf(request, context),
  ]);
  return { view: viewOf(found, speech) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const importId = importOf(params.importId);
  const found = await rereadableImport(context, importId);
  return (await intentOf(request)) === "reading"
    ? readOtherwise(args, importId, found)
    : sayColumns(args, importId, found);
}

/** What the columns mean; how the file is read stays as it was said or found. */
async function sayColumns(
  { request, context }: ActionFunctionArgs,
  importId: number,
  found: Awaited<ReturnType<typeof rereadableImport>>,
) {
  const columns = shownColumns(found);
  const submission = await readSubmission(request, columnsForm(columns.map(({ column }) => column)));
  if (!submission.ok) return submission.refuse();
  const speech = await speechOf(request, context);
  const errors = chosenTwice(columns, submission.value, (field) => speech.say(`importPages:fields.${field}`));
  if (errors) return submission.refuse({ errors });
  if (namesNobody(found.kind, submission.value))
    return submission.refuse({ problem: { key: `importPages:columnsPage.nobody.${found.kind}` } });
  const body = { mapping: mappingOf({ kind: found.kind, columns }, submission.value) };
  const asked = await readAgain(context, importId, body, submission.idempotencyKey);
  return asked.ok ? away(importId) : submission.refuse(asked.no);
}

/** Another sheet or header row has other columns: what they mean is guessed again. */
async function readOtherwise(
  { request, context }: ActionFunctionArgs,
  importId: number,
  { table }: Awaited<ReturnType<typeof rereadableImport>>,
) {
  const submission = await readSubmission(request, readingForm);
  if (!submission.ok) return submission.refuse();
  const { delimiter, untitled, ...said } = submission.value;
  const isUntitled = untitled && saysUntitled(said.headerRow, table);
  const options = {
    ...said,
    ...(isUntitled && { headerRow: 0 }),
    ...(delimiter && { delimiter: DELIMITERS[delimiter] }),
  };
  const asked = await readAgain(context, importId, { mapping: {}, options }, submission.idempotencyKey);
  return asked.ok ? away(importId) : submission.refuse(asked.no);
}

async function away(importId: number): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie({ key: "importPages:done.reread" }) };
  return redirect(paths.importResult(importId), { status: 303, headers });
}

export default function ImportColumns() {
  return <ColumnsPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
