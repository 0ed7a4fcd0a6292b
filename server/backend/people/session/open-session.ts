import { and, eq, isNull } from "drizzle-orm";
import type { Session } from "~/backend/contract/session";
import { ABSOLUTE_LIMIT } from "~/backend/contract/session-limits";
import { Refusal } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { findSession } from "./session-of-token";
import { newToken } from "./token";

/** Where a session is opened from; it is shown to its user and decides nothing. */
export interface Device {
  userAgent: string | null;
  clientAddress: string | null;
}

/** Whom a session is for, as they were when they showed who they are. */
export type Entrant = Pick<typeof users.$inferSelect, "customerId" | "id" | "passwordHash">;

/**
 * Opens a session for somebody who has shown who they are. Throws 401 when the password was changed or the account closed
 * meanwhile: what ends all sessions must not miss one that is just being opened.
 */
export async function openSession(
  database: Database,
  user: Entrant,
  device: Device,
): Promise<{ token: string; session: Session }> {
  const { token, hash } = newToken();
  await database.asSystem((tx) => insertSession(tx, user, hash, device));
  const found = await findSession(database, token);
  // Ended already by what ends them all.
  if (!found) throw overtaken();
  return { token, session: found.session };
}

async function insertSession(
  tx: Tx,
  user: Entrant,
  tokenHash: Buffer,
  { userAgent, clientAddress }: Device,
): Promise<void> {
  const { customerId, id, passwordHash } = user;
  const unchanged = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.id, id), unchanged, isNull(users.deactivatedAt)))
    .for("share");
  if (!still) throw overtaken();
  await tx.insert(sessions).values({
    customerId,
    userId: id,
    tokenHash,
    expiresAt: new Date(Date.now() + ABSOLUTE_LIMIT),
    userAgent: readable(userAgent, 300),
    clientAddress: readable(clientAddress, 100),
  });
}

const overtaken = () => new Refusal(401, "wrong_credentials", "E-mail or password is wrong");

/** Both come from outside: no control characters, and no longer than a line. */
function readable(text: string | null, longest: number): string | null {
  return text ? text.replace(/[\p{C}\p{Surrogate}]/gu, "").slice(0, longest) || null : null;
}
