import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths, targetOf } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { speechFor } from "../speech.server";
import { TargetPage } from "./components/target-page";
import { changeTarget } from "./mutations.server";
import { mergedInto, readTarget, supplyOf } from "./queries.server";
import { targetForm } from "./schema";
import { toSupply } from "./supply-view.server";
import { toTargetView } from "./view.server";

export const handle: RouteData = {
  i18n: ["edges", "network", "contacts", "supplyPages"],
  pageTitle: "edges:targetTitle",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const asked = {
    targetId: numberOf(params.targetId),
    inAfter: searchParams.get("inAfter"),
    outAfter: searchParams.get("outAfter"),
    find: (searchParams.get("find") ?? "").trim().slice(0, 200),
  };
  const permissions = context.session?.permissions ?? [];
  const [speech, words] = await Promise.all([speechFor(request, context), speechOf(request, context)]);
  const today = words.dayOf(new Date().toISOString());
  const [answer, supply] = await Promise.all([
    readTarget(context, asked).catch(async (error) => {
      const into = error instanceof Response && error.status === 404 ? await mergedInto(context, asked.targetId) : null;
      throw into === null ? error : redirect(paths.networkTarget(into, search), 301);
    }),
    supplyOf(context, asked.targetId, today),
  ]);
  const view = toTargetView(asked, answer, speech, permissions);
  return { ...view, supply: toSupply(supply, { name: answer.target.name, permissions }, words) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = numberOf(params.targetId);
  const submission = await readSubmission(request, targetForm);
  if (!submission.ok) return submission.refuse();
  const changed = await changeTarget(context, targetId, submission.value, submission.idempotencyKey);
  if (!changed.ok) return submission.refuse(changed.no);
  const { operation, message } = changed.value;
  const to = paths.networkTarget(targetId);
  const undo = { to: paths.undo(operation.id), label: "edges:undo", fields: { returnTo: to } } as const;
  const toast = await toastCookie(message, "good", operation.canUndo ? undo : undefined);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TargetRoute() {
  return <TargetPage view={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

function numberOf(param: string | undefined): number {
  const id = targetOf(param);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}
