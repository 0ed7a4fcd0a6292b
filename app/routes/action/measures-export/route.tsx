import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { MEASURE_FORMATS } from "~/backend/contract/measures";
import { exportOf } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["actions:recommend"] };

/** The whole catalogue, to read or to import elsewhere. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = MEASURE_FORMATS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const file = await exportOf(context, format);
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
