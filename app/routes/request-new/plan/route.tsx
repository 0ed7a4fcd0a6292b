import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { movedSecret, requestLinkOf } from "~/access/request-link.server";
import type { RouteData } from "~/access/route-data";
import { DeadLink } from "~/domain/account/dead-link";
import { sizeInWords } from "~/domain/document/document-words.server";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { problemOf } from "~/forms/file-problems.server";
import { constraintsOf } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { PlanPage } from "./components/plan-page";
import { apply, proofProblem, sendProof } from "./mutations.server";
import { readPlan } from "./queries.server";
import { linkForm, proposalForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["request", "documents"],
  pageTitle: "request:plan.title",
  isNavigationHidden: true,
  takesFiles: true,
  // Thirty measures, in letters that take nine bytes each on the way.
  formLimit: 256 * 1024,
  shipsNoScript: true,
  state: "request",
};

/** After a refusal, too: whoever sends a plan again has read what the other side made of it. */
export const shouldRevalidate = afterRefusalsToo;

/** It checks the secret itself: nobody comes here by a guard. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const moved = await movedSecret(request);
  if (moved) {
    const headers = moved.cookie ? { "Set-Cookie": moved.cookie } : undefined;
    return redirect(paths.requestPlan(moved.search), { status: 303, headers });
  }
  const link = await requestLinkOf(request);
  const plan = link && (await readPlan(context, link));
  if (!plan) return data({ plan: null }, { status: 404 });
  const speech = await speechOf(request, context);
  const fileLimit = sizeInWords(context.config.uploadLimit, speech);
  return data({ plan: { view: viewOf(plan, speech), constraints: constraintsOf(proposalForm), fileLimit } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = await requestLinkOf(request);
  const plan = link && (await readPlan(context, link));
  if (!plan) throw new Response(null, { status: 404 });
  const { search } = new URL(request.url);
  const { submission, file } = await readUpload(request, linkForm, (sent) => sendProof(context, link, sent));
  const problem = proofProblem(file) ?? problemOf(file, await speechOf(request, context));
  if (problem) return submission.refuse(problem);
  if (!submission.ok) return submission.refuse();
  const { value } = submission;
  if (value.intent === "proof") {
    if (!file) return submission.refuse({ errors: { file: ["documents:problems.file"] } });
    return redirect(paths.requestPlan(search), { status: 303 });
  }
  if (value.intent === "more") return { draft: value };
  const done = await apply(context, link, value);
  return done.ok ? redirect(paths.requestPlan(search), { status: 303 }) : submission.refuse(done.no);
}

export default function SupplierPlan() {
  const { plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!plan) return <DeadLink />;
  const [failed, draft] = answer && "draft" in answer ? [undefined, answer.draft] : [answer, undefined];
  return <PlanPage {...plan} failed={failed} draft={draft} />;
}
