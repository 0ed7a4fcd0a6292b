import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { paths, targetOf } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { speechFor } from "../speech.server";
import { EdgePage } from "./components/edge-page";
import { saveEdge } from "./mutations.server";
import { readBetween } from "./queries.server";
import { edgeForm } from "./schema";
import { toEdgeView } from "./view.server";

export const handle: RouteData = {
  i18n: ["edges", "network"],
  pageTitle: "edges:title",
  trail: trailOf<typeof loader>(({ data }) => [{ area: "collections" }, { to: data.from.href, text: data.from.name }]),
};

/** After a refusal, too: who decides again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { from, to } = endsOf(params);
  const [answer, speech] = await Promise.all([readBetween(context, from, to), speechFor(request, context)]);
  const view = toEdgeView(answer, speech, context.session?.permissions ?? []);
  return { pageName: `${view.from.name} → ${view.to.name}`, ...view };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ends = endsOf(params);
  const submission = await readSubmission(request, edgeForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveEdge(context, ends, submission.value, submission.idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  const to = safeReturnTo(submission.value.returnTo, paths.networkEdge(ends.from, ends.to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(saved.value) } });
}

export default function EdgeRoute() {
  return <EdgePage view={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

function endsOf(params: { from?: string; to?: string }): { from: number; to: number } {
  const [from, to] = [targetOf(params.from), targetOf(params.to)];
  if (from === null || to === null || from === to) throw new Response(null, { status: 404 });
  return { from, to };
}
