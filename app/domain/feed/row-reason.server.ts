import type { AlertItem } from "~/backend/contract/alert";
import { DOT } from "~/i18n/dot";
import type { Speech } from "./speech.server";

type Target = Pick<AlertItem["primaryTargets"][number], "reason" | "impactLevel">;

/**
 * Why an alert is about a target, beside the target's name: without saying the name again, for which a row has no room. That it is
 * direct goes without saying where the place or the name itself is the reason.
 */
export function rowReason({ reason, impactLevel }: Target, speech: Speech): string {
  const short = shortOf(reason, speech);
  if (short && impactLevel === "direct") return short;
  return `${speech.word("impactLevels", impactLevel)}${DOT}${short ?? reason.text}`;
}

function shortOf({ key, params }: Target["reason"], speech: Speech): string | null {
  if (key.startsWith("distance") && typeof params.km === "number")
    return speech.feed("row.why.distance", { km: speech.number(params.km) });
  if (key.startsWith("in-area")) return speech.feed("row.why.area");
  return NAMED.has(key) ? speech.feed("row.why.named") : null;
}

/** The source names it, or holds a number of it. */
const NAMED = new Set(["identifier", "name-at-site", "name-only", "operator-at-site"]);
