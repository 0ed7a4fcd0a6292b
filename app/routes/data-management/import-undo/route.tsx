import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { importOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { UndoPage } from "./components/undo-page";
import { undo } from "./mutations.server";
import { undoOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["importPages"],
  pageTitle: "importPages:after.undo",
  requiresPermissions: ["data:import"],
  trail: trailOf<typeof loader>(({ data }) => [
    { area: "imports" },
    { text: data.found.fileName, to: paths.importResult(data.found.id) },
    { name: "importPages:after.undo" },
  ]),
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { found: await undoOf(context, importOf(params.importId)) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const importId = importOf(params.importId);
  const submission = await readSubmission(request, z.object({}));
  const undone = await undo(context, importId, submission.ok ? submission.idempotencyKey : undefined);
  if (!undone.ok) return submission.refuse(undone.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "importPages:done.undone" }) };
  return redirect(paths.importResult(importId), { status: 303, headers });
}

export default function ImportUndo() {
  return <UndoPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
