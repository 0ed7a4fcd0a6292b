import type { AlertItem } from "~/backend/contract/alert";
import type { Speech } from "./speech.server";

type Reason = AlertItem["primaryTargets"][number]["reason"];

/** Why an alert is about a target, beside the target's name: without saying the name again, for which a row has no room. */
export function rowReason({ key, params, text }: Reason, speech: Speech): string {
  if (key.startsWith("distance") && typeof params.km === "number")
    return speech.feed("row.why.distance", { km: speech.number(params.km) });
  if (key.startsWith("in-area")) return speech.feed("row.why.area");
  if (NAMED.has(key)) return speech.feed("row.why.named");
  return text;
}

/** The source names it, or holds a number of it. */
const NAMED = new Set(["identifier", "name-at-site", "name-only", "operator-at-site"]);
