import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ReceiptsPage } from "./components/receipts-page";
import { parseFilter } from "./filter";
import { keepResult } from "./mutations.server";
import { receiptsOf } from "./queries.server";
import { toReceiptsView } from "./view.server";

export const handle: RouteData = {
  i18n: ["searches", "explorer", "network"],
  pageTitle: "searches:receipts.title",
  trail: () => [{ area: "explorer" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [found, speech] = await Promise.all([receiptsOf(context, filter), speechOf(request, context)]);
  return { view: toReceiptsView(found, filter, { speech, permissions: context.session?.permissions ?? [] }) };
}

/** Keeps what the address asks for, as a page of the explorer or of a saved search posts it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, z.object({}));
  const kept = await keepResult(context, new URL(request.url).searchParams, submission.idempotencyKey);
  if (!kept.ok) return submission.refuse(kept.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "searches:done.kept" }) };
  return redirect(paths.explorerReceipt(kept.value.id), { status: 303, headers });
}

export default function ExplorerReceipts() {
  return <ReceiptsPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
