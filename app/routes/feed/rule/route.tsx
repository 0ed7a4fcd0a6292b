import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { RulePage } from "./components/rule-page";
import { deleteRule, saveRule, undoRule } from "./mutations.server";
import { readRule } from "./queries.server";
import { ruleForm, undoForm } from "./schema";

export const handle: RouteData = {
  i18n: ["rules"],
  pageTitle: "rules:title",
  trail: () => [{ area: "feed" }, { to: paths.feedRules(), name: "rules:title" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return readRule(request, context, numberOf(params.ruleId));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ruleId = numberOf(params.ruleId);
  const intent = await intentOf(request);
  if (ruleId !== null && intent === "delete") {
    await deleteRule(context, ruleId);
    return away(paths.feedRules(), { key: "rules:done.deleted" });
  }
  if (ruleId !== null && intent === "undo") {
    const submission = await readSubmission(request, undoForm);
    if (!submission.ok) return submission.refuse();
    await undoRule(context, ruleId, submission.value.days);
    return away(paths.feedRule(ruleId), { key: "rules:done.undoing" });
  }
  const submission = await readSubmission(request, ruleForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveRule(context, ruleId, submission.value, submission.idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  return away(paths.feedRules(), { key: "rules:done.saved" });
}

export default function RuleRoute() {
  const rule = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <RulePage rule={rule} failed={failed} />;
}

/** Null: a new one. Throws 404 for what is neither. */
function numberOf(param: string | undefined): number | null {
  if (param === "new") return null;
  if (!/^[1-9]\d{0,14}$/.test(param ?? "")) throw new Response(null, { status: 404 });
  return Number(param);
}

async function away(to: string, message: Message) {
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie(message) } });
}
