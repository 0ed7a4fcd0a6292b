import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import {
  changeLanguage,
  changePassword,
  changePreferences,
  changeProfile,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "~/backend/contract/own-account";
import { preferences } from "~/backend/contract/preferences";
import type { Session } from "~/backend/contract/session";
import { IDLE_LIMIT } from "~/backend/contract/session-limits";
import { type AskedBySession, answer, answerPrepared, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { appendEvidence } from "../../platform/evidence/ledger";
import { actorOf } from "../session/actor";
import { hashPassword } from "../session/password";
import { newToken } from "../session/token";
import { requireStrongPassword } from "./password-policy";
import { requirePassword, requireStill } from "./require-password";
import { revokeAccess } from "./revoke-access";
import { endSessions, setPassword } from "./set-password";

export const ownAccountHandlers: Handler[] = [
  answerPrepared(
    changePassword,
    async (asked) => {
      const { body, session } = asked;
      const shown = await requirePassword(asked, body.currentPassword);
      if (body.password === body.currentPassword) {
        throw new Refusal(422, "weak_password", "It is the same as before", { why: "not_new" });
      }
      await requireStrongPassword(body.password, session.user);
      return { shown, passwordHash: await hashPassword(body.password) };
    },
    async (asked) => {
      const { tx, session, scope, prepared } = asked;
      await requireStill(asked, prepared.shown);
      const own = { customerId: scope.customerId, userId: session.user.id };
      await setPassword(tx, own, prepared.passwordHash);
      await endSessions(tx, own, session.id);
      if (asked.body.revokeKeys) await revokeAccess(tx, own, actorOf(session));
      const token = await rotateToken(tx, asked);
      const subject = { subjectType: "user", subjectId: String(session.user.id), kind: "user.password-changed" };
      await appendEvidence(tx, scope.customerId, [{ actor: actorOf(session), ...subject }]);
      return { token, expiresAt: session.expiresAt };
    },
  ),

  answer(changeProfile, async (asked) => changeSelf(asked, asked.body)),
  answer(changeLanguage, async (asked) => changeSelf(asked, asked.body)),

  answer(changePreferences, async (asked) => {
    const { perspectives, ...chosen } = asked.body;
    const own = asked.session.perspectives;
    // One's own order of what the customer has; nobody adds a perspective by this.
    const ordered = [...new Set([...(perspectives ?? []).filter((one) => own.includes(one)), ...own])];
    const merged = preferences.parse({ ...asked.session.preferences, ...withoutUndefined(chosen) });
    return changeSelf(asked, { preferences: merged, perspectives: ordered });
  }),

  answer(listOwnSessions, async ({ tx, scope, session }) => {
    const rows = await tx
      .select()
      .from(sessions)
      .where(openOf(scope.customerId, session.user.id))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(100);
    return rows.map(({ id, createdAt, lastSeenAt, userAgent, clientAddress }) => ({
      id,
      current: id === session.id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
      clientAddress,
    }));
  }),

  answer(endOtherSessions, async ({ tx, scope, session }) => ({
    ended: await endSessions(tx, { customerId: scope.customerId, userId: session.user.id }, session.id),
  })),

  answer(endOwnSession, async ({ tx, scope, session, params }) => {
    const id = rowId(params.sessionId, "session");
    const ended = await tx
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(openOf(scope.customerId, session.user.id), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound("session");
  }),
];

type Asked = AskedBySession & { tx: Tx };

async function changeSelf({ tx, session, scope }: Asked, change: Partial<typeof users.$inferInsert>): Promise<Session> {
  const { id } = session.user;
  await tx
    .update(users)
    .set(change)
    .where(and(eq(users.customerId, scope.customerId), eq(users.id, id)));
  const { preferences: chosen, perspectives, firstname, lastname, language } = change;
  return {
    ...session,
    user: { ...session.user, ...withoutUndefined({ firstname, lastname, language }) },
    ...withoutUndefined({ preferences: chosen as Session["preferences"] | undefined, perspectives }),
  };
}

/** Who kept a copy of the old token is not to go on with it. */
async function rotateToken(tx: Tx, { session, scope }: AskedBySession): Promise<string> {
  const { token, hash } = newToken();
  await tx
    .update(sessions)
    .set({ tokenHash: hash })
    .where(and(eq(sessions.customerId, scope.customerId), eq(sessions.id, session.id)));
  return token;
}

function openOf(customerId: number, userId: number) {
  return and(
    eq(sessions.customerId, customerId),
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, new Date(Date.now() - IDLE_LIMIT)),
  );
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
