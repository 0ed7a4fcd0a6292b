import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { explorerReceiptOf } from "~/paths";
import { receiptOf } from "../explorer-receipt/queries.server";
import { toReceiptView } from "../explorer-receipt/view.server";
import { ReceiptPrint } from "./receipt-print";

export const handle: RouteData = {
  i18n: ["print", "searches"],
  pageTitle: "searches:receipt.title",
  requiresPermissions: ["print:read"],
  isPrintPage: true,
  shipsNoScript: true,
  animation: "none",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [found, speech] = await Promise.all([
    receiptOf(context, explorerReceiptOf(params.receiptId)),
    speechOf(request, context),
  ]);
  const view = toReceiptView(found, { speech, permissions: context.session?.permissions ?? [], page: null });
  return { pageName: view.title, view };
}

export default function PrintReceipt() {
  return <ReceiptPrint {...useLoaderData<typeof loader>()} />;
}
