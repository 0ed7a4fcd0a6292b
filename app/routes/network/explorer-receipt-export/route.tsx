import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { explorerReceiptOf } from "~/paths";
import { fileOf } from "../explorer-receipt/queries.server";

export const handle: RouteData = {};

/** The targets of a receipt as they were known then, as CSV. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const file = await fileOf(context, explorerReceiptOf(params.receiptId));
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
