import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { duplicateOf, paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { PairPage } from "./components/pair-page";
import { decide, merge } from "./mutations.server";
import { pairOf } from "./queries.server";
import { mergeForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["merges"],
  pageTitle: "merges:pair.title",
  requiresPermissions: ["targets:merge"],
  trail: () => [
    { area: "explorer" },
    { name: "merges:title", to: paths.explorerDuplicates() },
    { name: "merges:pair.title" },
  ],
};

/** After a refusal, too: it may be that somebody else has changed one of the two. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const keep = new URL(request.url).searchParams.get("keep") ?? "";
  const keptId = /^[1-9]\d{0,14}$/.test(keep) ? Number(keep) : null;
  const [pair, speech] = await Promise.all([
    pairOf(context, duplicateOf(params.pairId), keptId),
    speechOf(request, context),
  ]);
  return { view: viewOf(pair, speech), constraints: constraintsOf(mergeForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const pairId = duplicateOf(params.pairId);
  const intent = await intentOf(request);
  if (intent === "apart" || intent === "reopen") {
    const submission = await readSubmission(request, z.object({}));
    const state = intent === "apart" ? "apart" : "open";
    const decided = await decide(context, pairId, state, submission.idempotencyKey);
    if (!decided.ok) return submission.refuse(decided.no);
    const done = intent === "apart" ? "merges:done.apart" : "merges:done.reopened";
    const to = intent === "apart" ? paths.explorerDuplicates() : paths.explorerDuplicate(pairId);
    return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie({ key: done }) } });
  }
  const submission = await readSubmission(request, mergeForm);
  if (!submission.ok) return submission.refuse();
  const merged = await merge(context, submission.value, submission.idempotencyKey);
  if (!merged.ok) return submission.refuse(merged.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "merges:done.merged" }) };
  return redirect(paths.explorerMerge(merged.value.mergeId), { status: 303, headers });
}

export default function Duplicate() {
  return <PairPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
