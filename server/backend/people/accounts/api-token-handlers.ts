import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import {
  type ApiToken,
  createApiToken,
  listApiTokens,
  revokeApiToken,
  revokeOwnAccess,
} from "~/backend/contract/api-tokens";
import { scopesFor } from "~/backend/contract/scopes-for";
import { days } from "~/time/duration";
import { answer, answerPrepared, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { apiTokens } from "../../platform/db/schema/api-tokens";
import { appendEvidence } from "../../platform/evidence/ledger";
import { actorOf } from "../session/actor";
import { API_TOKEN_PREFIX } from "../session/session-of-api-token";
import { hashOfToken } from "../session/token";
import { requireOwner } from "./require-owner";
import { requireStill } from "./require-password";
import { revokeAccess } from "./revoke-access";

const MOST = 100;
/** Enough to tell one's keys apart, too little to guess the rest. */
const SHOWN = API_TOKEN_PREFIX.length + 6;

export const apiTokenHandlers: Handler[] = [
  answer(listApiTokens, async ({ tx, scope, session }) => {
    const rows = await tx
      .select()
      .from(apiTokens)
      .where(workingOf(scope.customerId, session.user.id))
      .orderBy(desc(apiTokens.id))
      .limit(MOST);
    return rows.map(toApiToken);
  }),

  answerPrepared(
    createApiToken,
    (asked) => requireOwner(asked, asked.body.currentPassword),
    async (asked) => {
      const { tx, scope, session, body, prepared } = asked;
      if (prepared !== null) await requireStill(asked, prepared);
      const own = scopesFor(session.permissions);
      const beyond = body.scopes.find((scope) => !own.includes(scope));
      if (beyond) throw new Refusal(403, "not_permitted", "Nobody gives what they do not have", { scope: beyond });
      await oneAtATime(tx, `api_tokens:${scope.customerId}:${session.user.id}`);
      const present = await tx
        .select({ id: apiTokens.id })
        .from(apiTokens)
        .where(workingOf(scope.customerId, session.user.id))
        .limit(MOST);
      if (present.length >= MOST) throw new Refusal(409, "too_many_tokens", `There are ${MOST} already; revoke some`);
      const token = API_TOKEN_PREFIX + randomBytes(32).toString("base64url");
      const [row] = await tx
        .insert(apiTokens)
        .values({
          customerId: scope.customerId,
          createdBy: session.user.id,
          name: body.name,
          prefix: token.slice(0, SHOWN),
          tokenHash: hashOfToken(token),
          scopes: own.filter((scope) => body.scopes.includes(scope)),
          expiresAt: body.validDays === null ? null : new Date(Date.now() + days(body.validDays)),
        })
        .returning();
      if (!row) throw new Error("An inserted key is not there");
      const apiToken = toApiToken(row);
      await appendEvidence(tx, scope.customerId, [
        {
          actor: actorOf(session),
          subjectType: "api-token",
          subjectId: String(row.id),
          kind: "api-token.created",
          after: apiToken,
        },
      ]);
      return { token, apiToken };
    },
  ),

  answer(revokeOwnAccess, async ({ tx, scope, session }) =>
    revokeAccess(tx, { customerId: scope.customerId, userId: session.user.id }, actorOf(session)),
  ),

  answer(revokeApiToken, async ({ tx, scope, session, params }) => {
    const id = rowId(params.id, "key");
    const [row] = await tx
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(workingOf(scope.customerId, session.user.id), eq(apiTokens.id, id)))
      .returning();
    if (!row) throw notFound("key");
    await appendEvidence(tx, scope.customerId, [
      {
        actor: actorOf(session),
        subjectType: "api-token",
        subjectId: String(id),
        kind: "api-token.revoked",
        before: toApiToken(row),
      },
    ]);
  }),
];

function workingOf(customerId: number, userId: number) {
  return and(
    eq(apiTokens.customerId, customerId),
    eq(apiTokens.createdBy, userId),
    isNull(apiTokens.revokedAt),
    or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
  );
}

function toApiToken(row: typeof apiTokens.$inferSelect): ApiToken {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
