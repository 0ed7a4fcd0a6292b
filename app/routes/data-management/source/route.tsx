import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import type { Connector } from "~/backend/contract/connectors";
import { intentOf, readSubmission, sentForm } from "~/forms/read-submission.server";
import { LANGUAGE_TAGS } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import type { MessageKey } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { SourcePage } from "./components/source-page";
import { drop, missingFields, readNow, save, switchSource, tested } from "./mutations.server";
import { sourceOf, sourceView } from "./queries.server";
import { changeForm, newForm, testForm, testNewForm } from "./schema";
import { typedIn } from "./typed";
import { testedView } from "./view.server";

export const handle: RouteData = {
  i18n: ["sources", "account"],
  requiresPermissions: ["connectors:manage"],
  pageTitle: "sources:title",
  trail: trailOf<typeof loader>(({ data }) => [{ area: "sources" }, { text: data.source.title }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  const given = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
  const language = LANGUAGE_TAGS[await languageOf(request, context)];
  const source = await sourceView(context, { name: params.name, before, language }, speech);
  return { pageName: source.title, source };
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const stored = await sourceOf(context, params.name);
  // Its page has no form.
  if (stored?.own === false) throw new Response(null, { status: 403 });
  const intent = await intentOf(request);
  if (intent === "test") return test(args, stored);
  if (stored === null) return add(args);
  switch (intent) {
    case "remove":
      await drop(context, stored.name);
      return away("sources:done.removed", paths.sources());
    case "run":
      await readNow(context, stored.name);
      return away("sources:done.queued", paths.source(stored.name));
    case "on":
    case "off":
      await switchSource(context, stored, intent === "on");
      return away(`sources:done.${intent}`, paths.source(stored.name));
  }
  const submission = await readSubmission(request, changeForm);
  if (!submission.ok) return submission.refuse();
  const missing = missingFields(stored.format, submission.value, stored);
  if (missing) return submission.refuse({ errors: missing });
  const saved = await save(context, { name: stored.name, stored }, submission.value);
  return saved.ok ? away("sources:done.saved", paths.source(stored.name)) : submission.refuse(saved.no);
}

async function add({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, newForm);
  if (!submission.ok) return submission.refuse();
  const { format, name: given } = submission.value;
  const missing = missingFields(format, submission.value);
  if (missing) return submission.refuse({ errors: missing });
  const name = `${format}:${given}`;
  const saved = await save(context, { name, stored: null }, submission.value);
  return saved.ok ? away("sources:done.added", paths.source(name)) : submission.refuse(saved.no);
}

async function test({ request, context }: ActionFunctionArgs, stored: Connector | null) {
  const sent = await sentForm(request.clone());
  const submission = await (stored ? readSubmission(request, testForm) : readSubmission(request, testNewForm));
  if (!submission.ok) return submission.refuse();
  const { value } = submission;
  const format = stored?.format ?? formatIn(sent);
  const missing = missingFields(format, value, stored);
  if (missing) return submission.refuse({ errors: missing });
  const answer = await tested(context, { name: stored?.name ?? `${format}:test`, stored }, value);
  if (!answer.ok) return submission.refuse(answer.no);
  return { tested: testedView(answer.value, await speechOf(request, context)), typed: typedIn(sent) };
}

export default function Source() {
  const { source } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failed = answer && "submission" in answer ? answer : undefined;
  const read = answer && "tested" in answer ? answer : undefined;
  return <SourcePage source={source} failed={failed} tested={read?.tested} typed={read?.typed} />;
}

/** It has passed the form's own check. */
const formatIn = (form: FormData): string => String(form.get("format"));

async function away(key: MessageKey, to: string) {
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie({ key }) } });
}
