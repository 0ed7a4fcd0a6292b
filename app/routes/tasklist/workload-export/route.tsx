import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { workloadFileOf } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["tasks:read", "reports:approve"] };

/** Who owes how much, as the page of the same team shows it, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = EXPORT_FORMATS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const file = await workloadFileOf(request, context, format);
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
