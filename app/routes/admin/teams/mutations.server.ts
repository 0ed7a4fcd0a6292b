import { callBackend } from "~/backend/client.server";
import { addTeam, type Team } from "~/backend/contract/teams";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

export function add(context: LoadContext, name: string, idempotencyKey?: string): Promise<Attempted<Team>> {
  return attempt(() => callBackend(context, addTeam, { body: { name, memberIds: [] }, idempotencyKey }), {
    team_exists: () => ({ errors: { name: ["admin:problems.teamExists"] } }),
  });
}
