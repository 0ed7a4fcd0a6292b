import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { hrefOf } from "~/domain/feed/rail.server";
import { filterOfView } from "~/domain/feed/saved.server";
import { speechFor } from "~/domain/feed/speech.server";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { feedViewOf, paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Page } from "~/ui/page";
import { KeepView } from "./components/keep-view";
import { ViewList } from "./components/view-list";
import { keepView, openWith, overwrite } from "./mutations.server";
import { viewsFor } from "./queries.server";
import { keepForm, rowForm } from "./schema";

export const handle: RouteData = { pageTitle: "views:title", i18n: ["views"], trail: () => [{ area: "feed" }] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await viewsFor(context, filterIn(request), await speechFor(request, context));
  const mayShare = context.session?.permissions.includes("views:manage") ?? false;
  return { ...found, mayShare, constraints: constraintsOf(keepForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const filter = filterIn(request);
  if ((await intentOf(request)) === "keep") {
    const submission = await readSubmission(request, keepForm);
    if (!submission.ok || !filter) return submission.refuse();
    const kept = await keepView(context, filter, submission.value, submission.idempotencyKey);
    if (!kept.ok) return submission.refuse(kept.no);
    return redirect(hrefOf(filterOfView(kept.value)), await said("kept"));
  }
  const submission = await readSubmission(request, rowForm);
  if (!submission.ok) return submission.refuse();
  const form = submission.value;
  if ("overwrite" in form) {
    if (!filter) return submission.refuse();
    const done = await overwrite(context, form.overwrite, filter);
    return done.ok ? redirect(paths.savedViews(), await said("saved")) : submission.refuse(done.no);
  }
  if ("open" in form) await openWith(context, form.open, true);
  else await openWith(context, form.forget, false);
  return redirect(paths.savedViews(new URL(request.url).search), await said("open" in form ? "opens" : "forgotten"));
}

export default function SavedViews() {
  const { views, current, mayShare, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <Page>
      <ViewList views={views} current={current} failed={failed} />
      {current && <KeepView current={current} mayShare={mayShare} constraints={constraints} failed={failed} />}
    </Page>
  );
}

/** The feed's filter in the query, if the page was opened from a list. */
function filterIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const statusId = feedViewOf(searchParams.get("statusId") ?? undefined);
  return statusId && parseFilter(statusId, searchParams);
}

async function said(what: "kept" | "saved" | "opens" | "forgotten"): Promise<ResponseInit> {
  return { status: 303, headers: { "Set-Cookie": await toastCookie({ key: `views:done.${what}` }) } };
}
