import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { explorerSearchOf, paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { SearchPage } from "./components/search-page";
import { changeSearch, removeSearch } from "./mutations.server";
import { savedSearch, searchOf } from "./queries.server";
import { noFields, searchForm } from "./schema";
import { toSearchView } from "./view.server";

export const handle: RouteData = {
  i18n: ["searches"],
  pageTitle: "searches:search.title",
  trail: () => [{ area: "explorer" }, { name: "searches:title", to: paths.explorerSearches() }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [found, speech] = await Promise.all([
    searchOf(context, explorerSearchOf(params.searchId)),
    speechOf(request, context),
  ]);
  const view = toSearchView(found, { speech, permissions: context.session?.permissions ?? [] });
  return { pageName: view.name, view, constraints: constraintsOf(searchForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const searchId = explorerSearchOf(params.searchId);
  if ((await intentOf(request)) === "delete") {
    const submission = await readSubmission(request, noFields);
    const removed = await removeSearch(context, searchId);
    return removed.ok ? redirect(paths.explorerSearches(), await said("deleted")) : submission.refuse(removed.no);
  }
  const submission = await readSubmission(request, searchForm);
  if (!submission.ok) return submission.refuse();
  const changed = await changeSearch(context, await savedSearch(context, searchId), submission.value);
  return changed.ok ? redirect(paths.explorerSearch(searchId), await said("changed")) : submission.refuse(changed.no);
}

export default function SavedExplorerSearch() {
  const { view, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <SearchPage key={view.version} view={view} constraints={constraints} failed={failed} />;
}

async function said(what: "changed" | "deleted"): Promise<ResponseInit> {
  return { status: 303, headers: { "Set-Cookie": await toastCookie({ key: `searches:done.${what}` }) } };
}
