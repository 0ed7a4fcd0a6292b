import { callBackend } from "~/backend/client.server";
import { listUsers } from "~/backend/contract/people";
import { listTeams } from "~/backend/contract/teams";
import { everyPage } from "~/backend/every-page";
import type { LoadContext } from "~/load-context";

interface Options {
  people: { value: string; label: string }[];
  teams: { value: string; label: string }[];
}

/** Whom a task can be given to, as far as the asker may know: people whose account works, and teams. */
export async function holdersOf(context: LoadContext): Promise<Options> {
  const may = (permission: "users:list" | "teams:list") => context.session?.permissions.includes(permission) ?? false;
  const [users, teams] = await Promise.all([
    may("users:list") ? everyPage((on) => callBackend(context, listUsers, { query: on })) : [],
    may("teams:list") ? callBackend(context, listTeams, {}) : null,
  ]);
  return {
    people: users
      .filter(({ state }) => state !== "deactivated")
      .map(({ id, firstname, lastname }) => ({ value: `user:${id}`, label: `${firstname} ${lastname}` })),
    teams: (teams ?? []).map(({ id, name }) => ({ value: `team:${id}`, label: name })),
  };
}
