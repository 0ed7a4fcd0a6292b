import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf } from "~/forms/read-submission.server";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { actOnQuestionnaire } from "../questionnaire-parts/act.server";
import { AnswersCard } from "../questionnaire-parts/components/answers-card";
import { StateCard } from "../questionnaire-parts/components/state-card";
import { reviewOf } from "../questionnaire-parts/queries.server";
import { remindForm } from "../questionnaire-parts/schema";
import { answeredTopics, comparedWith, sentView } from "../questionnaire-parts/view.server";
import { rowIdOf } from "../row-id";
import { questionnaireOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["profile", "questionnaires"],
  pageTitle: "questionnaires:one",
  requiresPermissions: ["questionnaires:read"],
  trail: ({ params }) => [{ to: paths.targetQuestionnaires(Number(params.targetId)), name: "questionnaires:heading" }],
};

/** After a refusal, too: what the supplier did meanwhile is told. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [found, language, speech] = await Promise.all([
    questionnaireOf(context, targetId, rowIdOf(params.questionnaireId)),
    languageOf(request, context),
    speechOf(request, context),
  ]);
  return {
    sent: sentView(found, language, speech),
    review: await reviewOf(context, found),
    topics: answeredTopics(found, language, speech),
    about: comparedWith(found, speech),
    maySend: context.session?.permissions.includes("questionnaires:send") ?? false,
    constraints: constraintsOf(remindForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const back = paths.targetQuestionnaire(targetId, rowIdOf(params.questionnaireId));
  return actOnQuestionnaire(request, context, targetId, back);
}

export default function OneQuestionnaire() {
  const { topics, about, ...state } = useLoaderData<typeof loader>();
  const { t } = useTranslation("questionnaires");
  return (
    <div className="grid items-start gap-4 l:grid-cols-[24rem_minmax(0,1fr)]">
      <StateCard {...state} failed={useActionData<typeof action>()} />
      <AnswersCard topics={topics} about={about ?? (state.sent.state === "submitted" ? null : t("noAnswersYet"))} />
    </div>
  );
}
