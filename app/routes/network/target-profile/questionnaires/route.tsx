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
import { requestForm } from "../questionnaire-parts/schema";
import { sentRow } from "../questionnaire-parts/view.server";
import { rowIdOf } from "../row-id";
import { QuestionnairesPage } from "./components/questionnaires-page";
import { questionnairesOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["profile", "questionnaires"],
  pageTitle: "questionnaires:heading",
  requiresPermissions: ["questionnaires:read"],
};

/** After a refusal, too: what was sent meanwhile is told. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [{ contact, questionnaires, definitions }, language, speech] = await Promise.all([
    questionnairesOf(context, rowIdOf(params.targetId)),
    languageOf(request, context),
    speechOf(request, context),
  ]);
  return {
    rows: questionnaires.map((one) => sentRow(one, language, speech)),
    definitions: definitions.map(({ id, title }) => ({ value: id, label: title[language] })),
    maySend: context.session?.permissions.includes("questionnaires:send") ?? false,
    defaults: defaultsFor(contact, language),
    constraints: constraintsOf(requestForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  return actOnQuestionnaire(request, context, targetId, paths.targetQuestionnaires(targetId));
}

export default function Questionnaires() {
  const data = useLoaderData<typeof loader>();
  return <QuestionnairesPage {...data} failed={useActionData<typeof action>()} />;
}
