import { and, eq, sql } from "drizzle-orm";
import { addTeam, changeTeam, deleteTeam, listTeams, type Team } from "~/backend/contract/teams";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { Tx } from "../../platform/db/database";
import { teamMembers, teams } from "../../platform/db/schema/teams";
import { recordChange } from "./record-change";

const MOST = 200;

export const teamHandlers: Handler[] = [
  answer(listTeams, async ({ tx, scope }) => readTeams(tx, scope.customerId)),

  answer(addTeam, async (asked) => {
    const { tx, scope, body } = asked;
    const [row] = await tx
      .insert(teams)
      .values({ customerId: scope.customerId, name: body.name })
      .onConflictDoNothing()
      .returning({ id: teams.id });
    if (!row) throw teamExists(body.name);
    await setMembers(tx, scope.customerId, row.id, body);
    const team = await readTeam(tx, scope.customerId, row.id);
    await recordChange(asked, "team.added", team.id, null, team);
    return team;
  }),

  answer(changeTeam, async (asked) => {
    const { tx, scope, body } = asked;
    const before = await lockTeam(asked);
    if (before.version !== body.version) throw staleVersion(before);
    const [namesake] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.customerId, scope.customerId), sql`lower(${teams.name}) = lower(${body.name})`));
    if (namesake && namesake.id !== before.id) throw teamExists(body.name);
    await unlessTaken(
      "teams_name",
      () => teamExists(body.name),
      () =>
        tx
          .update(teams)
          .set({ name: body.name, version: before.version + 1 })
          .where(and(eq(teams.customerId, scope.customerId), eq(teams.id, before.id))),
    );
    const stays = before.leadId !== null && body.memberIds.includes(before.leadId) ? before.leadId : null;
    const leadId = body.leadId === undefined ? stays : body.leadId;
    await setMembers(tx, scope.customerId, before.id, { ...body, leadId });
    const after = await readTeam(tx, scope.customerId, before.id);
    await recordChange(asked, "team.changed", before.id, before, after);
    return after;
  }),

  answer(deleteTeam, async (asked) => {
    const { tx, scope } = asked;
    const before = await lockTeam(asked);
    await tx.delete(teams).where(and(eq(teams.customerId, scope.customerId), eq(teams.id, before.id)));
    await recordChange(asked, "team.deleted", before.id, before, null);
  }),
];

async function lockTeam({ tx, scope, params }: AskedBySession & { tx: Tx; params: { teamId: string } }): Promise<Team> {
  const id = rowId(params.teamId, "team");
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.customerId, scope.customerId), eq(teams.id, id)))
    .for("update");
  return readTeam(tx, scope.customerId, id);
}

/** Throws 404. */
async function readTeam(tx: Tx, customerId: number, id: number): Promise<Team> {
  const [team] = await readTeams(tx, customerId, id);
  if (!team) throw notFound("team");
  return team;
}

async function readTeams(tx: Tx, customerId: number, id: number | null = null): Promise<Team[]> {
  const { rows } = await tx.execute<Omit<Team, "id"> & { id: string }>(sql`
    select t.id, t.name, t.version, t.lead_id::float8 as "leadId",
           coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.firstname || ' ' || u.lastname)
                                      order by lower(u.lastname), u.id)
                       from team_members m join users u on u.customer_id = m.customer_id and u.id = m.user_id
                      where m.customer_id = t.customer_id and m.team_id = t.id), '[]') as members
      from teams t
     where t.customer_id = ${customerId} and (${id}::bigint is null or t.id = ${id}::bigint)
     order by lower(t.name), t.id
     limit ${MOST}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Users of other customers and such as there are not are left out by the query itself. Throws 422 for a lead who is no member. */
async function setMembers(
  tx: Tx,
  customerId: number,
  teamId: number,
  { memberIds, leadId }: Pick<Team, "leadId"> & { memberIds: number[] },
): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.customerId, customerId), eq(teamMembers.teamId, teamId)));
  await tx.execute(sql`
    insert into team_members (customer_id, team_id, user_id)
    select customer_id, ${teamId}::bigint, id from users
     where customer_id = ${customerId} and id in (select jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb)::bigint)`);
  const { rowCount } = await tx.execute(sql`
    update teams set lead_id = ${leadId}::bigint where customer_id = ${customerId} and id = ${teamId} and (${leadId}::bigint is null or exists (
      select from team_members m where m.customer_id = ${customerId} and m.team_id = ${teamId} and m.user_id = ${leadId}::bigint))`);
  if (rowCount === 0) throw notAMember();
}

const notAMember = () =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "body.leadId", message: "is no member" },
  ]);

const teamExists = (name: string) => new Refusal(409, "team_exists", `There is a team called ${name} already`);
