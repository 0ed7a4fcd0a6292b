import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { keptFields, parseAsked } from "../explorer/asked";
import { NewSearchPage } from "./components/new-search-page";
import { replaceSearch, saveSearch } from "./mutations.server";
import { newSearchFor } from "./queries.server";
import { newSearchForm, replaceForm } from "./schema";
import { toNewSearchView } from "./view.server";

export const handle: RouteData = {
  i18n: ["searches"],
  pageTitle: "searches:new.title",
  requiresPermissions: ["explorer:save"],
  trail: () => [{ area: "explorer" }, { name: "searches:title", to: paths.explorerSearches() }],
};

/** After a refusal, too: a search that was to be replaced may have a new version. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseAsked(new URL(request.url).searchParams);
  const [found, speech] = await Promise.all([newSearchFor(context, asked), speechOf(request, context)]);
  return {
    view: toNewSearchView(asked, found, speech),
    mayShare: context.session?.permissions.includes("views:manage") ?? false,
    constraints: constraintsOf(newSearchForm),
  };
}

/** What is asked for stands in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const filter = keptFields(parseAsked(new URL(request.url).searchParams));
  if ((await intentOf(request)) === "replace") {
    const submission = await readSubmission(request, replaceForm);
    if (!submission.ok) return submission.refuse();
    const replaced = await replaceSearch(context, filter, submission.value);
    return replaced.ok ? goTo(replaced.value.id, "changed") : submission.refuse(replaced.no);
  }
  const submission = await readSubmission(request, newSearchForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveSearch(context, filter, submission.value, submission.idempotencyKey);
  return saved.ok ? goTo(saved.value.id, "saved") : submission.refuse(saved.no);
}

export default function NewExplorerSearch() {
  return <NewSearchPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

async function goTo(searchId: number, what: "saved" | "changed") {
  const headers = { "Set-Cookie": await toastCookie({ key: `searches:done.${what}` }) };
  return redirect(paths.explorerSearch(searchId), { status: 303, headers });
}
