import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { speechOf } from "~/i18n/speech.server";
import { supplyFile } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["data:import"] };

/** Supply data as CSV, with the filter of the list that it was asked for from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  const today = speech.dayOf(new Date().toISOString());
  const file = await supplyFile(context, new URL(request.url).searchParams, today);
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
