import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ProviderPanel } from "./components/provider-panel";
import { removeProvider, saveProvider } from "./mutations.server";
import { providerOf } from "./queries.server";
import { providerForm, removeForm } from "./schema";

export const handle: RouteData = { pageTitle: "admin:pages.company-sign-in" };

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { provider: await providerOf(context, request.url), constraints: constraintsOf(providerForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "remove") {
    const submission = await readSubmission(request, removeForm);
    if (!submission.ok) return submission.refuse();
    const removed = await removeProvider(context, submission.value);
    return removed.ok ? back("admin:done.companyRemoved") : submission.refuse(removed.no);
  }
  const submission = await readSubmission(request, providerForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveProvider(context, submission.value);
  return saved.ok ? back("admin:done.companySaved") : submission.refuse(saved.no);
}

export default function CompanySignIn() {
  const { provider, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <ProviderPanel provider={provider} constraints={constraints} failed={failed} />;
}

async function back(key: MessageKey): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie({ key }) };
  return redirect(paths.admin("company-sign-in"), { status: 303, headers });
}
