import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { parseTargetFilter, targetMatchFields } from "~/domain/target/target-filter";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import { collectionOf, paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { goAndStart, leadsOn, undoOf } from "../bulk/afterwards.server";
import { changeMany, screenMany } from "../bulk/mutations.server";
import { bulkForm } from "../bulk/schema";
import { withOperation } from "../operation-address.server";
import { collectionNamed } from "../queries.server";
import { speechFor } from "../speech.server";
import { columnsOf, keepColumns } from "./columns.server";
import { TablePage } from "./components/table-page";
import { chooseDefault } from "./mutations.server";
import { readTable } from "./queries.server";
import { defaultForm } from "./schema";
import { toTablePage } from "./table-page.server";
import { toTableView } from "./view.server";

export const handle: RouteData = {
  i18n: ["network"],
  pageTitle: "network:title",
  trail: () => [{ area: "collections" }],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [collection, speech, columns, kept] = await Promise.all([
    collectionNamed(context, params.collectionId),
    speechFor(request, context),
    columnsOf(request),
    keepColumns(request),
  ]);
  const asked = { ...askedOf(request), columns };
  const answer = await readTable(context, collection, asked);
  const view = toTableView(collection, asked, answer, speech, context.session?.permissions ?? []);
  return data(
    { pageName: view.name, ...toTablePage(context, view, speech) },
    { headers: kept ? { "Set-Cookie": kept } : undefined },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "default") return choose(request, params.collectionId, context);
  const submission = await readSubmission(request, bulkForm);
  if (!submission.ok) return submission.refuse();
  const { pathname, search } = new URL(request.url);
  const { value: form } = submission;
  if (leadsOn(form)) {
    const returnTo = pathname + search;
    const ofAll = async (change: "self-assessment" | "unfollow" | "measures") => {
      const named = collectionOf(params.collectionId);
      const id = typeof named === "number" ? named : (await collectionNamed(context, params.collectionId)).id;
      const fields = targetMatchFields(askedOf(request).filter);
      if (change === "measures") return paths.measuresForAll(id, fields);
      const path = change === "unfollow" ? paths.unfollowAll : paths.selfAssessmentsOfAll;
      return path(id, fields, returnTo);
    };
    return goAndStart(form, { returnTo, ofAll }, submission.refuse);
  }
  const collection = await collectionNamed(context, params.collectionId);
  const selected = { collectionId: collection.id, filter: askedOf(request).filter };
  if (form.change === "screen") {
    const screened = await screenMany(context, selected, form, submission.idempotencyKey);
    if (!screened.ok) return submission.refuse(screened);
    return redirect(pathname + search, { status: 303, headers: { "Set-Cookie": await toastCookie(screened.message) } });
  }
  const outcome = await changeMany(context, selected, form, submission.idempotencyKey);
  if (!outcome.ok) return submission.refuse(outcome);
  const to = withOperation(request.url, outcome.operation);
  const toast = await toastCookie(outcome.message, "good", undoOf(outcome.operation, to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function CollectionRoute() {
  return <TablePage view={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

async function choose(request: Request, named: string | undefined, context: LoaderFunctionArgs["context"]) {
  const submission = await readSubmission(request, defaultForm);
  if (!submission.ok) return submission.refuse();
  const { id } = await collectionNamed(context, named);
  const message = await chooseDefault(context, id, submission.value.isDefault === "yes");
  const { search } = new URL(request.url);
  return redirect(paths.collection(id, search), { status: 303, headers: { "Set-Cookie": await toastCookie(message) } });
}

function askedOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const operation = searchParams.get("operation") ?? "";
  return {
    filter: parseTargetFilter(searchParams),
    after: searchParams.get("after"),
    selectsAll: searchParams.get("select") === "all",
    allCountries: searchParams.get("all") === "countries",
    operationId: /^[1-9]\d{0,14}$/.test(operation) ? Number(operation) : null,
  };
}
