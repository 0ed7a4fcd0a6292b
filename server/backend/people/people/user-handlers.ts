import { and, eq, or, sql } from "drizzle-orm";
import {
  changeUser,
  changeUserAccess,
  forgetSecondFactor,
  inviteAgain,
  inviteUser,
  listUsers,
  type Person,
  readUser,
} from "~/backend/contract/people";
import { isRole, type Role } from "~/backend/contract/permissions";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { readNameCursor, writeNameCursor } from "../../platform/call/name-cursor";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { recoveryCodes, secondFactors } from "../../platform/db/schema/second-factors";
import { teamMembers, teams } from "../../platform/db/schema/teams";
import { users } from "../../platform/db/schema/users";
import { enqueue } from "../../platform/jobs/enqueue";
import { revokeCalendars } from "../accounts/revoke-access";
import { endSessions } from "../accounts/set-password";
import { actorOf } from "../session/actor";
import { isAdministrator, requireAnotherAdministrator } from "./last-administrator";
import { countPeople, findPeople, readPerson } from "./people-query";
import { recordChange } from "./record-change";

export const userHandlers: Handler[] = [
  answer(listUsers, async ({ tx, scope, query }) => {
    const { q, size } = query;
    const { customerId } = scope;
    const found = await findPeople(tx, { customerId, q, size, after: readNameCursor(query.after) });
    const content = found.slice(0, size);
    const last = content.at(-1);
    const total = await countPeople(tx, customerId, q);
    return {
      content: content.map(({ person }) => person),
      number: 0,
      numberOfElements: content.length,
      totalElements: total,
      totalPages: Math.ceil(total / size),
      totalIsExact: true,
      after: last && found.length > size ? writeNameCursor({ name: last.name, id: last.person.id }) : null,
    };
  }),

  answer(readUser, async ({ tx, scope, params }) => readPerson(tx, scope.customerId, rowId(params.userId, "user"))),

  answer(inviteUser, async (asked) => {
    const { tx, scope, body } = asked;
    const [row] = await tx
      .insert(users)
      .values({ customerId: scope.customerId, ...body, perspectives: asked.session.perspectives })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!row) throw new Refusal(409, "email_taken", "The address has an account already");
    await enqueueInvitation(asked, row.id);
    const person = await readPerson(tx, scope.customerId, row.id);
    await recordChange(asked, "user.invited", person.id, null, person);
    return person;
  }),

  answer(inviteAgain, async (asked) => {
    const before = await lockPerson(asked);
    if (before.state !== "invited") throw new Refusal(409, "not_invited", "Who has accepted needs no invitation");
    await enqueueInvitation(asked, before.id);
    await recordChange(asked, "user.invited-again", before.id, null, null);
    return before;
  }),

  answer(changeUser, async (asked) => {
    const { tx, scope, body } = asked;
    const before = await lockPerson(asked, body.version);
    const { roles, teamIds } = body;
    if (before.roles.includes("administrator") && !roles.includes("administrator")) {
      await requireAnotherAdministrator(tx, scope.customerId, before.id);
    }
    await change(asked, before.id, { roles: rolesOf(roles, before) });
    await setTeams(tx, scope.customerId, before.id, teamIds);
    return finish(asked, "user.changed", before);
  }),

  answer(changeUserAccess, async (asked) => {
    const { tx, scope, body, session } = asked;
    const before = await lockPerson(asked, body.version);
    if ((before.state !== "deactivated") === body.active) return before;
    if (!body.active) {
      if (before.id === session.user.id) throw new Refusal(409, "not_oneself", "Nobody locks themselves out");
      await requireAnotherAdministrator(tx, scope.customerId, before.id);
      const own = { customerId: scope.customerId, userId: before.id };
      await endSessions(tx, own);
      await revokeCalendars(tx, own);
    }
    await change(asked, before.id, { deactivatedAt: body.active ? null : new Date() });
    return finish(asked, body.active ? "user.activated" : "user.deactivated", before);
  }),

  answer(forgetSecondFactor, async (asked) => {
    const { tx, scope } = asked;
    const before = await lockPerson(asked);
    const own = { customerId: scope.customerId, userId: before.id };
    await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.customerId, own.customerId), eq(secondFactors.userId, own.userId)));
    await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.customerId, own.customerId), eq(recoveryCodes.userId, own.userId)));
    await endSessions(tx, own);
    return finish(asked, "user.second-factor-removed", before);
  }),
];

/** Each once. Throws 422 for a role that there is not; one that a user has already, whoever gave it, stays. */
function rolesOf(names: readonly string[], before: Person): Role[] {
  const roles = [...new Set(names)];
  const unknown = roles.filter((name) => !isRole(name) && !before.roles.includes(name));
  if (unknown.length > 0) {
    const problem = { path: "body.roles", message: `contains unknown roles: ${unknown.join(", ")}` };
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
  }
  return roles as Role[];
}

type Asked = AskedBySession & { tx: Tx };
type AskedAboutUser = Asked & { params: { userId: string } };

/**
 * Holds the user against others who change them, and with them the customer's administrators, all in one order: two administrators who
 * change each other wait instead of holding what the other needs. Throws 404, and 409 when `version` is not the one that is there.
 */
async function lockPerson({ tx, scope, params }: AskedAboutUser, version?: number): Promise<Person> {
  const id = rowId(params.userId, "user");
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.customerId, scope.customerId), or(eq(users.id, id), isAdministrator)))
    .orderBy(users.id)
    .for("update");
  if (!held.some((row) => row.id === id)) throw notFound("user");
  const person = await readPerson(tx, scope.customerId, id);
  if (version !== undefined && person.version !== version) throw staleVersion(person);
  return person;
}

async function change({ tx, scope }: Asked, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` as never })
    .where(and(eq(users.customerId, scope.customerId), eq(users.id, id)));
}

async function finish(asked: Asked, kind: string, before: Person): Promise<Person> {
  const after = await readPerson(asked.tx, asked.scope.customerId, before.id);
  await recordChange(asked, kind, before.id, before, after);
  return after;
}

/** Teams of other customers and such as there are not are left out by the query itself. */
async function setTeams(tx: Tx, customerId: number, userId: number, teamIds: number[]): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.customerId, customerId), eq(teamMembers.userId, userId)));
  await tx.execute(sql`
    insert into team_members (customer_id, team_id, user_id)
    select customer_id, id, ${userId}::bigint from ${teams}
     where customer_id = ${customerId} and id in (select jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb)::bigint)`);
  // Only a member leads a team.
  await tx.execute(sql`
    update teams t set lead_id = null where t.customer_id = ${customerId} and t.lead_id = ${userId}
       and not exists (select from team_members m where m.customer_id = t.customer_id and m.team_id = t.id and m.user_id = ${userId})`);
}

async function enqueueInvitation({ tx, scope, session }: Asked, userId: number): Promise<void> {
  const actor = actorOf(session);
  const inviter = actor.type === "user" ? actor.name : "";
  await enqueue(tx, "send-invitation", { customerId: scope.customerId, userId, inviter }, { priority: "account" });
}
