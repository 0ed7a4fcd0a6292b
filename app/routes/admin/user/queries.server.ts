import { callBackend } from "~/backend/client.server";
import { readUser } from "~/backend/contract/people";
import { listTeams } from "~/backend/contract/teams";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** A user and the teams there are. Throws a 404 for one that is not there. */
export async function userOf(context: LoadContext, userId: string) {
  const [user, teams] = await Promise.all([
    callBackend(context, readUser, { params: { userId } }).catch((error) => {
      if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
      throw error;
    }),
    callBackend(context, listTeams, {}),
  ]);
  return { user, teams: teams.map(({ id, name }) => ({ id, name })) };
}
