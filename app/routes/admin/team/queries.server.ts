import { callBackend } from "~/backend/client.server";
import { listUsers } from "~/backend/contract/people";
import { listTeams } from "~/backend/contract/teams";
import type { LoadContext } from "~/load-context";

/** A team and whom it can have: the first 200 users, and its members whoever they are. Throws a 404. */
export async function teamOf(context: LoadContext, teamId: string) {
  const [teams, { content }] = await Promise.all([
    callBackend(context, listTeams, {}),
    callBackend(context, listUsers, { query: { size: 200 } }),
  ]);
  const team = teams.find(({ id }) => String(id) === teamId);
  if (!team) throw new Response(null, { status: 404 });
  const listed = content.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }));
  const others = team.members.filter(({ id }) => !listed.some((user) => user.id === id));
  return { team, users: [...others, ...listed] };
}
