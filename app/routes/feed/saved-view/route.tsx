import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { siteUrl } from "~/site-path";
import { toastCookie } from "~/toasts/toast.server";
import { ReaderMade } from "./components/reader-made";
import { ViewPage } from "./components/view-page";
import { removeView, saveView, subscribe, unsubscribe } from "./mutations.server";
import { savedView, viewOf } from "./queries.server";
import { noFields, revokeForm, viewForm } from "./schema";

export const handle: RouteData = {
  pageTitle: "views:title",
  i18n: ["views"],
  trail: () => [{ area: "feed" }, { to: paths.savedViews(), name: "views:title" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const mayShare = context.session?.permissions.includes("views:manage") ?? false;
  const found = await viewOf(context, params.viewId ?? "");
  return { pageName: found.view.name, ...found, mayShare, constraints: constraintsOf(viewForm) };
}

/** A new address is shown once, so its page is the answer itself and no redirect. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const intent = await intentOf(request);
  const view = await savedView(context, params.viewId ?? "");
  if (intent === "delete") {
    await removeView(context, view.id);
    return redirect(paths.savedViews(), await said("deleted"));
  }
  if (intent === "subscribe") {
    const submission = await readSubmission(request, noFields);
    const made = await subscribe(context, view.id, submission.idempotencyKey);
    if (!made.ok) return submission.refuse(made.no);
    return data({ address: siteUrl(paths.feedReader(made.value.token), request.url) }, { status: 201 });
  }
  if (intent === "view") {
    const submission = await readSubmission(request, viewForm);
    if (!submission.ok) return submission.refuse();
    const saved = await saveView(context, view, submission.value);
    return saved.ok ? redirect(paths.savedView(view.id), await said("saved")) : submission.refuse(saved.no);
  }
  const submission = await readSubmission(request, revokeForm);
  if (!submission.ok) return submission.refuse();
  await unsubscribe(context, submission.value.revoke);
  return redirect(paths.savedView(view.id), await said("revoked"));
}

export default function SavedView() {
  const { view, subscriptions, mayShare, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "address" in answer) return <ReaderMade address={answer.address} viewId={view.id} />;
  const failed = answer && "submission" in answer ? answer : undefined;
  return (
    <ViewPage
      key={view.version}
      view={view}
      mayShare={mayShare}
      subscriptions={subscriptions}
      constraints={constraints}
      failed={failed}
    />
  );
}

async function said(what: "saved" | "deleted" | "revoked"): Promise<ResponseInit> {
  return { status: 303, headers: { "Set-Cookie": await toastCookie({ key: `views:done.${what}` }) } };
}
