import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { MAP_EXPORTS } from "~/backend/contract/map-words";
import { speechOf } from "~/i18n/speech.server";
import { networkMapOf, parseAsked } from "../map/asked";
import { svgOf } from "../map/file.server";
import { exportCountriesOf, exportOf, readMap } from "../map/queries.server";

export const handle: RouteData = {};

/** The picture that the screen shows under the same query, or all places or countries that its filter holds, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = parseAsked(new URL(request.url).searchParams);
  if (params.format === "svg") {
    const [answer, speech] = await Promise.all([readMap(context, asked), speechOf(request, context)]);
    return svgOf(networkMapOf(asked), answer, speech, new URL(request.url).origin);
  }
  const format = MAP_EXPORTS.find((one) => one === params.format);
  if (!format && params.format !== "countries") throw new Response(null, { status: 404 });
  const file = format ? await exportOf(context, asked, format) : await exportCountriesOf(context, asked);
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
