import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { decidedMessage } from "~/domain/import/decided-message";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { importOf, importRowOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { RowPage } from "./components/row-page";
import { decide, nextWaiting } from "./mutations.server";
import { rowOf } from "./queries.server";
import { rowForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:rowPage.title",
  requiresPermissions: ["data:import"],
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "imports" },
    { text: data.view.importName, to: data.view.importHref },
    { text: data.view.heading },
  ]),
};

/** After a refusal, too: it may be that somebody else has decided the row. */
export const shouldRevalidate = afterRefusalsToo;

const rowIn = (params: LoaderFunctionArgs["params"]) => ({
  importId: importOf(params.importId),
  row: importRowOf(params.row),
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { importId, row } = rowIn(params);
  const [answer, speech] = await Promise.all([rowOf(context, importId, row), speechOf(request, context)]);
  return { view: viewOf(answer, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const at = rowIn(params);
  const submission = await readSubmission(request, rowForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decide(context, at, submission.value);
  if (!decided.ok) return submission.refuse(decided.no);
  const next = await nextWaiting(context, at);
  const headers = { "Set-Cookie": await toastCookie(decidedMessage(at.row, decided.value.decidedToo)) };
  const to = next === null ? paths.importResult(at.importId) : paths.importRow(at.importId, next);
  return redirect(to, { status: 303, headers });
}

export default function ImportRow() {
  const { view } = useLoaderData<typeof loader>();
  return <RowPage key={view.heading} view={view} failed={useActionData<typeof action>()} />;
}
