import { callBackend } from "~/backend/client.server";
import { decidePlace } from "~/backend/contract/place-decisions";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { PlaceForm } from "./schema";

/** Decides about a doubtful location, or takes that back; what somebody else made of it meanwhile is told and stays. */
export function decide(
  context: LoadContext,
  { targetId, lat, lon, decision }: PlaceForm,
  idempotencyKey: string | undefined,
) {
  const params = { targetId: String(targetId) };
  const body = { decision, seen: { lat, lon } };
  const changed = () => ({ problem: { key: "dataPages:doubt.changed" as const } });
  return attempt(() => callBackend(context, decidePlace, { params, body, idempotencyKey }), {
    ...{ place_changed: changed, place_not_decided: changed, not_own: changed },
    place_not_swapped: () => ({ problem: { key: "dataPages:doubt.notSwapped" } }),
    not_found: () => ({ problem: { key: "dataPages:doubt.gone" } }),
  });
}
