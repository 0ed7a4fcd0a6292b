import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { RefusedView } from "~/shell/refused-view";

export const handle: RouteData = { access: "public", shipsNoScript: true, pageTitle: "shell:refused.title" };

/** The guard renders this page in the place of the refused one; asked for by itself it does not exist. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.refusal) throw new Response(null, { status: 404 });
  return data(null, { status: 403 });
}

/** A refused write is told in the same words. */
export async function action({ context }: LoaderFunctionArgs) {
  throw new Response(null, { status: context.refusal ? 403 : 404 });
}

export default function Refused() {
  return <RefusedView />;
}
