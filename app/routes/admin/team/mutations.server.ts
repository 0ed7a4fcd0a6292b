import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeTeam, deleteTeam, type Team } from "~/backend/contract/teams";
import { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { teamForm } from "./schema";

export function saveTeam(
  context: LoadContext,
  teamId: string,
  form: z.output<typeof teamForm>,
): Promise<Attempted<Team>> {
  return attempt(
    () => callBackend(context, changeTeam, { params: { teamId }, body: { ...form, leadId: form.leadId ?? null } }),
    {
      stale_version: () => ({ problem: { key: "admin:changed" } }),
      invalid_input: () => ({ errors: { leadId: ["admin:problems.teamLead"] } }),
      team_exists: () => ({ errors: { name: ["admin:problems.teamExists"] } }),
    },
  );
}

/** One that is gone already is as good as deleted. */
export async function removeTeam(context: LoadContext, teamId: string): Promise<void> {
  await callBackend(context, deleteTeam, { params: { teamId } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}
