import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { actOnQuestionnaire } from "../questionnaire-parts/act.server";
import { AnswersCard } from "../questionnaire-parts/components/answers-card";
import { RequestCard } from "../questionnaire-parts/components/request-card";
import { StateCard } from "../questionnaire-parts/components/state-card";
import { defaultsFor } from "../questionnaire-parts/defaults.server";
import { reviewOf } from "../questionnaire-parts/queries.server";
import { remindForm } from "../questionnaire-parts/schema";
import { answeredTopics, comparedWith, sentView } from "../questionnaire-parts/view.server";
import { rowIdOf } from "../row-id";
import { askForRevenue } from "./mutations.server";
import { revenueOf } from "./queries.server";
import { revenueForm } from "./schema";

export const handle: RouteData = {
  i18n: ["profile", "questionnaires"],
  pageTitle: "questionnaires:revenue",
  requiresPermissions: ["revenue:request"],
};

/** After a refusal, too: what the supplier did meanwhile is told. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ contact, newest, answered }, language, speech] = await Promise.all([
    revenueOf(context, targetId),
    languageOf(request, context),
    speechOf(request, context),
  ]);
  return {
    newest: newest && sentView(newest, language, speech),
    review: newest && (await reviewOf(context, newest)),
    topics: answered ? answeredTopics(answered, language, speech) : [],
    about: answered && comparedWith(answered, speech),
    maySend: context.session?.permissions.includes("questionnaires:send") ?? false,
    defaults: defaultsFor(contact, language),
    constraints: constraintsOf(revenueForm),
    remindConstraints: constraintsOf(remindForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const back = paths.targetRevenue(targetId);
  if ((await intentOf(request)) !== "request") return actOnQuestionnaire(request, context, targetId, back);
  const submission = await readSubmission(request, revenueForm);
  if (!submission.ok) return submission.refuse();
  const asked = await askForRevenue(context, targetId, submission.value, submission.idempotencyKey);
  if (!asked.ok) return submission.refuse(asked.no);
  const toast = await toastCookie({
    title: "questionnaires:toasts.revenueTitle",
    key: "questionnaires:toasts.revenue",
  });
  return redirect(back, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Revenue() {
  const data = useLoaderData<typeof loader>();
  const { newest, review, topics, about, maySend, defaults, constraints, remindConstraints } = data;
  const failed = useActionData<typeof action>();
  const { t } = useTranslation("questionnaires");
  return (
    <>
      <h2 className="mt-1 mb-3 font-[640] text-m">{t("revenue")}</h2>
      <div className="grid items-start gap-4 l:grid-cols-2">
        {newest && (
          <StateCard sent={newest} review={review} maySend={maySend} constraints={remindConstraints} failed={failed} />
        )}
        {topics.length > 0 && <AnswersCard topics={topics} about={about} />}
        {(!newest?.isOpen || newest.isExpired) && (
          <RequestCard definitions={[]} defaults={defaults} constraints={constraints} failed={failed} />
        )}
      </div>
    </>
  );
}
