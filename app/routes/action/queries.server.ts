import { callBackend } from "~/backend/client.server";
import { readAction } from "~/backend/contract/actions";
import { readAlert } from "~/backend/contract/feed";
import { listUsers } from "~/backend/contract/people";
import type { Permission } from "~/backend/contract/permissions";
import { listTeams } from "~/backend/contract/teams";
import { BackendRefusedError } from "~/backend/errors";
import { everyPage } from "~/backend/every-page";
import type { LoadContext } from "~/load-context";

/** Alerts that are named; the others are counted. */
export const NAMED = 5;

/** The first few of these alerts; null in the place of one that is not there any more. */
export const alertsOf = (context: LoadContext, alertIds: readonly number[]) =>
  Promise.all(alertIds.slice(0, NAMED).map((alertId) => alertOrNull(context, alertId)));

async function alertOrNull(context: LoadContext, alertId: number) {
  try {
    return await callBackend(context, readAlert, { params: { alertId } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}

/** One action. Throws 404 for one that is not there or somebody else's. */
export async function oneAction(context: LoadContext, actionId: number) {
  return callBackend(context, readAction, { params: { actionId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

/** Whom an action can be given to, as far as the asker may know: users with an account that works, and teams. */
export async function assignable(context: LoadContext) {
  const [users, teams] = await Promise.all([
    may(context, "users:list") ? everyPage((on) => callBackend(context, listUsers, { query: on })) : [],
    may(context, "teams:list") ? callBackend(context, listTeams, {}) : null,
  ]);
  return {
    users: users
      .filter(({ state }) => state !== "deactivated")
      .map(({ id, firstname, lastname }) => ({ value: String(id), label: `${firstname} ${lastname}` })),
    teams: (teams ?? []).map(({ id, name, members }) => ({ value: String(id), label: name, members: members.length })),
  };
}

export const may = (context: LoadContext, permission: Permission): boolean =>
  context.session?.permissions.includes(permission) ?? false;
