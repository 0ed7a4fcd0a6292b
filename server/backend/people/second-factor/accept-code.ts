import { and, eq, isNull, sql } from "drizzle-orm";
import type { BackendDeps } from "../../platform/call/deps";
import type { Tx } from "../../platform/db/database";
import { recoveryCodes, secondFactors } from "../../platform/db/schema/second-factors";
import { type SealKey, unseal } from "../../platform/sealed";
import { hashOfRecoveryCode } from "./recovery-codes";
import { stepOfCode } from "./totp";

interface Own {
  customerId: number;
  userId: number;
}

/** Takes a code of the app, or a recovery code, once: the row's lock puts two who send the same in a row. */
export async function acceptCode(tx: Tx, own: Own, given: string, deps: Pick<BackendDeps, "config">): Promise<boolean> {
  const code = given.replace(/[\s-]/g, "");
  const ofUser = and(eq(secondFactors.customerId, own.customerId), eq(secondFactors.userId, own.userId));
  const [factor] = await tx.select().from(secondFactors).where(ofUser).for("update");
  if (!factor) return false;
  if (!/^\d{6}$/.test(code)) return factor.confirmedAt !== null && acceptRecoveryCode(tx, own, code);
  const step = stepOfCode(code, unseal(factor.sealedSecret, sealKeyOf(own, deps)), factor.lastStep);
  if (step === null) return false;
  await tx.update(secondFactors).set({ lastStep: step }).where(ofUser);
  return true;
}

export function sealKeyOf({ customerId, userId }: Own, { config }: Pick<BackendDeps, "config">): SealKey {
  return { secret: config.sessionSecret, purpose: "second-factor", bound: `${customerId}:${userId}` };
}

async function acceptRecoveryCode(tx: Tx, own: Own, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.customerId, own.customerId),
        eq(recoveryCodes.userId, own.userId),
        eq(recoveryCodes.codeHash, hashOfRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}
