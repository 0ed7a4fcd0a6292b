import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf } from "~/forms/read-submission.server";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { actOnQuestionnaire } from "../questionnaire-parts/act.server";
import { defaultsFor } from "../questionnaire-parts/defaults.server";
import { reviewOf } from "../questionnaire-parts/queries.server";
import { remindForm, requestForm } from "../questionnaire-parts/schema";
import { answeredTopics, comparedWith, requestedInWords, sentRow, sentView } from "../questionnaire-parts/view.server";
import { rowIdOf } from "../row-id";
import { SelfAssessmentPage } from "./components/self-assessment-page";
import { selfAssessmentsOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["profile", "questionnaires"],
  pageTitle: "questionnaires:selfAssessment",
  requiresPermissions: ["questionnaires:read"],
};

/** After a refusal, too: what the supplier did meanwhile is told. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ contact, sent, answered }, language, speech] = await Promise.all([
    selfAssessmentsOf(context, rowIdOf(params.targetId)),
    languageOf(request, context),
    speechOf(request, context),
  ]);
  const [newest, ...earlier] = sent;
  return {
    newest: newest ? sentView(newest, language, speech) : null,
    review: newest ? await reviewOf(context, newest) : null,
    earlier: earlier.map((one) => sentRow(one, language, speech)),
    topics: answered ? answeredTopics(answered, language, speech) : [],
    about: answered && (comparedWith(answered, speech) ?? requestedInWords(sentRow(answered, language, speech))),
    maySend: context.session?.permissions.includes("questionnaires:send") ?? false,
    defaults: defaultsFor(contact, language),
    constraints: constraintsOf(requestForm),
    remindConstraints: constraintsOf(remindForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  return actOnQuestionnaire(request, context, targetId, paths.targetSelfAssessment(targetId));
}

export default function SelfAssessment() {
  const data = useLoaderData<typeof loader>();
  return <SelfAssessmentPage {...data} failed={useActionData<typeof action>()} />;
}
