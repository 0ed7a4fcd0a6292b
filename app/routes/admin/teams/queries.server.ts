import { callBackend } from "~/backend/client.server";
import { listTeams, type Team } from "~/backend/contract/teams";
import type { LoadContext } from "~/load-context";

export function teamsOf(context: LoadContext): Promise<Team[]> {
  return callBackend(context, listTeams, {});
}
