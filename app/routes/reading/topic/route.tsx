import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission, sentForm } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { TopicPage } from "./components/topic-page";
import { dropTopic, saveTopic, tried } from "./mutations.server";
import { foundTargets, topicView } from "./queries.server";
import { topicForm, tryForm } from "./schema";
import { triedView } from "./tried.server";
import { looksForTarget, typedIn } from "./typed";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["evidence:read"],
  pageTitle: "reading:pages.topics",
  trail: () => [{ to: paths.readingTopics(), name: "reading:pages.topics" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  const topic = await topicView(context, numberOf(params.topicId), speech);
  return { pageName: topic.name ?? speech.say("reading:topics.new"), topic, constraints: constraintsOf(topicForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const topicId = numberOf(params.topicId);
  const intent = await intentOf(request);
  const sent = await sentForm(request.clone());
  if (topicId !== null && intent === "remove") {
    await dropTopic(context, topicId);
    return away({ key: "reading:topics.done.removed" });
  }
  if (intent === "find" || (intent === "enter" && looksForTarget(sent))) {
    const typed = typedIn(sent);
    return { found: await foundTargets(context, typed.q, await speechOf(request, context)), typed };
  }
  if (intent === "test") {
    const submission = await readSubmission(request, tryForm);
    if (!submission.ok) return submission.refuse();
    const answer = await tried(context, topicId, submission.value);
    if (!answer.ok) return submission.refuse(answer.no);
    return { tried: triedView(answer.value, await speechOf(request, context)), typed: typedIn(sent) };
  }
  const submission = await readSubmission(request, topicForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveTopic(context, topicId, submission.value, submission.idempotencyKey);
  return saved.ok ? away({ key: "reading:topics.done.saved" }) : submission.refuse(saved.no);
}

export default function Topic() {
  const { topic, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failed = answer && "submission" in answer ? answer : undefined;
  const draft = answer && "typed" in answer ? answer : undefined;
  return <TopicPage topic={topic} constraints={constraints} failed={failed} draft={draft} />;
}

/** Null: a new one. Throws 404 for what is neither. */
function numberOf(param: string | undefined): number | null {
  if (param === "new") return null;
  if (!/^[1-9]\d{0,14}$/.test(param ?? "")) throw new Response(null, { status: 404 });
  return Number(param);
}

async function away(message: Message) {
  return redirect(paths.readingTopics(), { status: 303, headers: { "Set-Cookie": await toastCookie(message) } });
}
