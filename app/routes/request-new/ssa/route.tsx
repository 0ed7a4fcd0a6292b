import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { carriedBy, movedSecret, requestLinkOf } from "~/access/request-link.server";
import type { RouteData } from "~/access/route-data";
import { RequestPage } from "~/domain/request/request-page";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { QuestionsPage } from "./components/questions-page";
import { saveAnswers, start, submitAnswers } from "./mutations.server";
import { readQuestions, readRequest } from "./queries.server";
import { changesIn, startForm, submitForm, topicForm } from "./schema";
import { nextOf, topicOf, viewOf } from "./view.server";

export const handle: RouteData = {
  access: "public",
  i18n: ["request"],
  pageTitle: "request:title",
  isNavigationHidden: true,
  // A topic's comments, and what they were when the form was opened.
  formLimit: 1024 * 1024,
  shipsNoScript: true,
  state: "request",
};

/** It checks the secret itself: nobody comes here by the old route's guard alone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const moved = await movedSecret(request);
  if (moved) {
    const headers = moved.cookie ? { "Set-Cookie": moved.cookie } : undefined;
    return redirect(paths.requestNew(moved.search), { status: 303, headers });
  }
  const link = await requestLinkOf(request);
  const opened = link && (await readRequest(context, link));
  const asked = link && opened && (await readQuestions(context, link));
  if (!asked) return data({ request: opened, questions: null }, { status: opened ? 200 : 404 });
  const [language, speech] = [await languageOf(request, context), await speechOf(request, context)];
  const topicId = new URL(request.url).searchParams.get("topic");
  const view = viewOf(asked, { carried: carriedBy(request), topicId, language }, speech);
  const constraints = constraintsOf(view.topic ? topicForm(view.topic.questions.map(({ id }) => id)) : submitForm);
  return data({ request: opened, questions: { view, constraints } }, { status: 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = await requestLinkOf(request);
  const asked = link && (await readQuestions(context, link));
  if (!asked) throw new Response(null, { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const intent = await intentOf(request);
  if (intent === "start") {
    const submission = await readSubmission(request, startForm);
    const started = await start(context, link);
    return started.ok ? redirect(nextOf(asked, carriedBy(request)), { status: 303 }) : submission.refuse(started.no);
  }
  if (intent === "submit") {
    const submission = await readSubmission(request, submitForm);
    if (!submission.ok) return submission.refuse();
    const submitted = await submitAnswers(context, link, submission.value.name);
    return submitted.ok ? redirect(paths.requestNew(search), { status: 303 }) : submission.refuse(submitted.no);
  }
  const { ids, next, overview } = topicOf(asked, carriedBy(request), searchParams.get("topic"));
  const submission = await readSubmission(request, topicForm(ids));
  if (!submission.ok) return submission.refuse();
  const saved = await saveAnswers(context, link, changesIn(submission.value));
  if (!saved.ok) return submission.refuse(saved.no);
  return redirect(submission.value.next === "topic" ? next : overview, { status: 303 });
}

export default function SelfAssessmentRequest() {
  const { request, questions } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return questions ? <QuestionsPage {...questions} failed={failed} /> : <RequestPage request={request} />;
}
