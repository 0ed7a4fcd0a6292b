import { and, eq, isNull, sql } from "drizzle-orm";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  signInWithCode,
} from "~/backend/contract/second-factor";
import { type AskedBySession, answer, answerPrepared, answerPublic, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { CustomerScope } from "../../platform/db/database";
import { recoveryCodes, secondFactors } from "../../platform/db/schema/second-factors";
import { appendEvidence } from "../../platform/evidence/ledger";
import { seal } from "../../platform/sealed";
import { requirePassword, requireStill } from "../accounts/require-password";
import { endSessions } from "../accounts/set-password";
import { actorOf } from "../session/actor";
import { mayEnter } from "../session/may-enter";
import { openSession } from "../session/open-session";
import { countCode, forgetAttempt, forgetCodes } from "../session/sign-in-throttle";
import { tellSignIn } from "../session/tell-sign-in";
import { acceptCode, sealKeyOf } from "./accept-code";
import { newRecoveryCodes } from "./recovery-codes";
import { countTry, redeemTicket } from "./ticket";
import { newSecret, otpauthUri } from "./totp";

export const secondFactorHandlers: Handler[] = [
  answerPublic(signInWithCode, async ({ body, database, deps, clientAddress, userAgent, requestId }) => {
    const user = await countTry(database, body.ticket);
    const tell = (outcome: "opened" | "refused") =>
      tellSignIn(deps.logger, { by: "code", outcome, userId: user.id, requestId, clientAddress });
    await countCode(database, user);
    if (!mayEnter(user, deps)) throw wrongCode();
    await database.asSystem(async (tx) => {
      const own = { customerId: user.customerId, userId: user.id };
      if (!(await acceptCode(tx, own, body.code, deps))) {
        tell("refused");
        throw wrongCode();
      }
      await redeemTicket(tx, body.ticket);
    });
    await forgetCodes(database, user);
    await forgetAttempt(database, user.email, clientAddress, { worked: true });
    const opened = await openSession(database, user, { clientAddress, userAgent });
    tell("opened");
    return opened;
  }),

  answer(readSecondFactor, async ({ tx, scope, session }) => {
    const own = { customerId: scope.customerId, userId: session.user.id };
    const [factor] = await tx.select().from(secondFactors).where(factorOf(own));
    const left = await tx
      .select({ codeHash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(and(codesOf(own), isNull(recoveryCodes.usedAt)));
    return { active: Boolean(factor?.confirmedAt), recoveryCodesLeft: factor?.confirmedAt ? left.length : 0 };
  }),

  answerPrepared(setUpSecondFactor, shownPassword, async (asked) => {
    const { tx, deps, session, prepared } = asked;
    const own = ownOf(asked);
    await requireStill(asked, prepared);
    const [factor] = await tx.select().from(secondFactors).where(factorOf(own));
    if (factor?.confirmedAt) throw new Refusal(409, "second_factor_active", "There is one already; remove it first");
    const secret = newSecret();
    const sealedSecret = seal(secret, sealKeyOf(own, deps));
    await tx
      .insert(secondFactors)
      .values({ ...own, sealedSecret })
      .onConflictDoUpdate({
        target: [secondFactors.customerId, secondFactors.userId],
        set: { sealedSecret, lastStep: null, createdAt: sql`now()` },
      });
    return { secret, uri: otpauthUri({ secret, account: session.user.email, issuer: "Tierwatch" }) };
  }),

  answer(confirmSecondFactor, async (asked) => {
    const { tx, body, deps, session, scope } = asked;
    const own = ownOf(asked);
    const [factor] = await tx.select().from(secondFactors).where(factorOf(own)).for("update");
    if (!factor || factor.confirmedAt) throw new Refusal(409, "nothing_to_confirm", "Set a second factor up first");
    if (!(await acceptCode(tx, own, body.code, deps))) throw wrongCode(422);
    await tx.update(secondFactors).set({ confirmedAt: sql`now()` }).where(factorOf(own));
    await tx.delete(recoveryCodes).where(codesOf(own));
    const { codes, hashes } = newRecoveryCodes();
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ ...own, codeHash })));
    // They were opened without it.
    await endSessions(tx, own, session.id);
    await appendEvidence(tx, scope.customerId, [changed(session, false, true)]);
    return { recoveryCodes: codes };
  }),

  answerPrepared(removeSecondFactor, shownPassword, async (asked) => {
    const { tx, session, scope, prepared } = asked;
    const own = ownOf(asked);
    await requireStill(asked, prepared);
    const [gone] = await tx.delete(secondFactors).where(factorOf(own)).returning();
    await tx.delete(recoveryCodes).where(codesOf(own));
    if (!gone?.confirmedAt) return;
    await endSessions(tx, own, session.id);
    await appendEvidence(tx, scope.customerId, [changed(session, true, false)]);
  }),
];

function shownPassword(asked: AskedBySession & { body: { currentPassword: string } }) {
  return requirePassword(asked, asked.body.currentPassword);
}

interface Own {
  customerId: number;
  userId: number;
}

const ownOf = ({ scope, session }: { scope: CustomerScope; session: { user: { id: number } } }): Own => ({
  customerId: scope.customerId,
  userId: session.user.id,
});
const factorOf = (own: Own) => and(eq(secondFactors.customerId, own.customerId), eq(secondFactors.userId, own.userId));
const codesOf = (own: Own) => and(eq(recoveryCodes.customerId, own.customerId), eq(recoveryCodes.userId, own.userId));

function changed(session: Parameters<typeof actorOf>[0], before: boolean, after: boolean) {
  const subjectId = String(session.user.id);
  return { actor: actorOf(session), subjectType: "user", subjectId, kind: "user.second-factor-changed", before, after };
}

const wrongCode = (status: 401 | 422 = 401) =>
  new Refusal(status, "wrong_code", "The code is wrong, or was used already");
