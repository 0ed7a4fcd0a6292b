import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Rules } from "./components/rules";
import { changeRules } from "./mutations.server";
import { readRules } from "./queries.server";
import { rulesForm } from "./schema";

export const handle: RouteData = { i18n: ["rules"], pageTitle: "rules:title", trail: () => [{ area: "feed" }] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const mayManage = context.session?.permissions.includes("rules:manage") ?? false;
  return { rules: await readRules(request, context), mayManage };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, rulesForm);
  if (!submission.ok) return submission.refuse();
  const toast = await toastCookie(await changeRules(context, submission.value));
  return redirect(paths.feedRules(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function RulesRoute() {
  return <Rules {...useLoaderData<typeof loader>()} />;
}
