import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths, targetOf } from "~/paths";
import { connectionInWords } from "../connection-words.server";
import { speechFor } from "../speech.server";
import { rowOf } from "../target-row.server";
import { readCard } from "./queries.server";

export const handle: RouteData = {};

/** What a script shows of a target that is pointed at; whoever opens the address is led to the target itself. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = targetOf(params.targetId);
  if (targetId === null) throw new Response(null, { status: 404 });
  if (!request.headers.get("accept")?.includes("application/json")) return redirect(paths.networkTarget(targetId));
  const [{ target, connection }, speech] = await Promise.all([
    readCard(context, targetId),
    speechFor(request, context),
  ]);
  const { name, type, place, risk, riskWord, sanctions, followers, collections, foreign } = rowOf(target, speech);
  const facts: [string, string][] = [
    [speech.text("columns.place"), place],
    [speech.text("card.connection"), connectionInWords(connection, speech)],
    [speech.text("columns.sanctions"), sanctions],
    [speech.text("columns.followers"), followers],
    [speech.text("columns.collections"), collections],
    [speech.text("columns.foreign"), foreign],
  ];
  return Response.json({ name, type, risk, riskWord, facts: facts.filter(([, value]) => value !== "") });
}
