import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { explorerReceiptOf, paths } from "~/paths";
import { ReceiptPage } from "./components/receipt-page";
import { receiptOf } from "./queries.server";
import { toReceiptView } from "./view.server";

export const handle: RouteData = {
  i18n: ["searches"],
  pageTitle: "searches:receipt.title",
  trail: () => [{ area: "explorer" }, { name: "searches:receipts.title", to: paths.explorerReceipts() }],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "";
  const [found, speech] = await Promise.all([
    receiptOf(context, explorerReceiptOf(params.receiptId)),
    speechOf(request, context),
  ]);
  const reader = { speech, permissions: context.session?.permissions ?? [] };
  const view = toReceiptView(found, { ...reader, page: /^\d{1,2}$/.test(page) ? Number(page) : 1 });
  return { pageName: view.title, view };
}

export default function ExplorerReceipt() {
  return <ReceiptPage {...useLoaderData<typeof loader>()} />;
}
