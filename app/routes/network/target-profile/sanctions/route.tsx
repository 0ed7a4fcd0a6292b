import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { SanctionsPage } from "./components/sanctions-page";
import { activate, decide } from "./mutations.server";
import { sanctionsOf } from "./queries.server";
import { decideForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = { i18n: ["profile", "sanctions"], requiresPermissions: ["sanctions:screen"] };

/** After a refusal, too: who decides again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after");
  const [answer, speech] = await Promise.all([
    sanctionsOf(context, rowIdOf(params.targetId), after),
    speechOf(request, context),
  ]);
  const title = { key: "sanctions:title" as const, params: { name: answer.target.name } };
  return { title, view: viewOf(answer, speech), constraints: constraintsOf(decideForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  if ((await intentOf(request)) === "activate") {
    const submission = await readSubmission(request, z.object({}));
    const activated = await activate(context, targetId, submission.idempotencyKey);
    if (!activated.ok) return submission.refuse(activated.no);
    return done(targetId, "sanctions:done.activated");
  }
  const submission = await readSubmission(request, decideForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decide(context, submission.value, submission.idempotencyKey);
  if (!decided.ok) return submission.refuse(decided.no);
  return done(targetId, `sanctions:done.${decided.value.decision}`);
}

export default function Sanctions() {
  const { view, constraints } = useLoaderData<typeof loader>();
  return <SanctionsPage view={view} constraints={constraints} failed={useActionData<typeof action>()} />;
}

async function done(targetId: number, key: Parameters<typeof toastCookie>[0]["key"]): Promise<Response> {
  const toast = await toastCookie({ key });
  return redirect(paths.targetSanctions(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}
