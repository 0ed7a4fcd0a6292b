import { and, eq, isNotNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { DAYS_KEPT } from "~/backend/contract/name-list-words";
import { MERGE_UNDOABLE_DAYS } from "~/backend/contract/target-merges";
import { days, hours } from "~/time/duration";
import { MATCH_LIST } from "../intake/name-lists/run/list-key";
import { LINK_LIMIT } from "../people/accounts/challenges";
import { accountChallenges } from "../platform/db/schema/account-challenges";
import { companySignInAttempts } from "../platform/db/schema/company-sign-in";
import { connectorFilePieces } from "../platform/db/schema/connectors";
import { alertMails } from "../platform/db/schema/delivery";
import { idempotencyKeys } from "../platform/db/schema/idempotency-keys";
import { importPieces, imports, operations } from "../platform/db/schema/imports";
import { mails } from "../platform/db/schema/mails";
import { sessions, signInAttempts } from "../platform/db/schema/sessions";
import { signupRequests } from "../platform/db/schema/signup-requests";
import { targetMergeRows, targetMerges } from "../platform/db/schema/target-merges";
import { networkChanges } from "../platform/db/schema/target-roll-ups";
import type { Task } from "../platform/jobs/worker";

const KEEP_IDEMPOTENCY_KEYS = hours(24);
const KEEP_SESSIONS = days(30);
const KEEP_SIGN_IN_ATTEMPTS = days(1);
const KEEP_CHALLENGES = days(1);
const KEEP_MAILS = days(90);
/** A list can be read again and its rejected rows written out so long. */
const KEEP_FILES_OF_IMPORTS = days(30);
/** One that is still there could not be read in all tries. */
const KEEP_SENT_FILES = days(7);
/** As the page that asks for it says. */
const KEEP_SIGNUP_REQUESTS = days(90);
/** So long the links of mails about alerts open them. */
const KEEP_ALERT_MAILS = days(100);
/** Nothing that is kept in memory is as old (`explorer/kept-rows.ts`). */
const KEEP_NETWORK_CHANGES = days(1);
/** An account's link is dead by then, so its mail need not show it. */
const KEEP_SECRET_TEXTS = LINK_LIMIT;

/**
 * A mail whose link answers a request until that expires, which may be moved on: both are written in one transaction, so that the
 * same moment stands in them.
 */
const OPENS_A_REQUEST = sql`exists (select from requests r where r.customer_id = ${mails.customerId}
  and r.created_at = ${mails.createdAt} and r.expires_at > now() and ${mails.userId} is null and ${mails.secret})`;

/** Removes what has outlived its purpose. Running it twice changes nothing more. */
export const sweep: Task = async ({ database, logger }) => {
  const removed = await database.asSystem(async (tx) => {
    const keys = await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEEP_IDEMPOTENCY_KEYS)));
    const over = or(lt(sessions.expiresAt, ago(KEEP_SESSIONS)), lt(sessions.endedAt, ago(KEEP_SESSIONS)));
    const ended = await tx.delete(sessions).where(over);
    const attempts = await tx
      .delete(signInAttempts)
      .where(lt(signInAttempts.windowStartedAt, ago(KEEP_SIGN_IN_ATTEMPTS)));
    const challenges = await tx.delete(accountChallenges).where(lt(accountChallenges.expiresAt, ago(KEEP_CHALLENGES)));
    await tx.delete(companySignInAttempts).where(lt(companySignInAttempts.expiresAt, ago(KEEP_CHALLENGES)));
    const asked = await tx.delete(signupRequests).where(lt(signupRequests.createdAt, ago(KEEP_SIGNUP_REQUESTS)));
    const gone = await tx.delete(mails).where(and(lt(mails.createdAt, ago(KEEP_MAILS)), not(OPENS_A_REQUEST)));
    const told = await tx.delete(alertMails).where(lt(alertMails.createdAt, ago(KEEP_ALERT_MAILS)));
    const pieces = await tx.delete(importPieces).where(
      sql`exists (select from ${imports} i where i.customer_id = ${importPieces.customerId} and i.id = ${importPieces.importId}
        and i.created_at < ${ago(KEEP_FILES_OF_IMPORTS)})`,
    );
    const isOldList = and(eq(operations.kind, MATCH_LIST), lt(operations.createdAt, ago(days(DAYS_KEPT))));
    const lists = await tx.delete(operations).where(isOldList);
    await tx.delete(networkChanges).where(lt(networkChanges.at, ago(KEEP_NETWORK_CHANGES)));
    // What was there before a merge, of people as well, is kept for its undo only. The merge itself stays: old addresses lead on by it.
    const ofMerges = await tx.delete(targetMergeRows).where(
      sql`exists (select from ${targetMerges} m where m.customer_id = ${targetMergeRows.customerId} and m.id = ${targetMergeRows.mergeId}
        and (m.undone_at is not null or m.merged_at < ${ago(days(MERGE_UNDOABLE_DAYS))}))`,
    );
    await tx.delete(connectorFilePieces).where(lt(connectorFilePieces.sentAt, ago(KEEP_SENT_FILES)));
    await tx.execute(sql`
      delete from delivery_minimums d
       where d.collection_id <> 0
         and not exists (select from collections c where c.customer_id = d.customer_id and c.id = d.collection_id)`);
    const isOver = and(lt(mails.createdAt, ago(KEEP_SECRET_TEXTS)), ne(mails.state, "waiting"), not(OPENS_A_REQUEST));
    await tx
      .update(mails)
      .set({ text: null, html: null })
      .where(and(eq(mails.secret, true), isNotNull(mails.text), isOver));
    return {
      idempotencyKeys: keys.rowCount,
      sessions: ended.rowCount,
      signInAttempts: attempts.rowCount,
      challenges: challenges.rowCount,
      signupRequests: asked.rowCount,
      mails: gone.rowCount,
      alertMails: told.rowCount,
      piecesOfImports: pieces.rowCount,
      nameLists: lists.rowCount,
      rowsOfMerges: ofMerges.rowCount,
    };
  });
  logger.info({ removed }, "swept");
};

/** By the database's clock, which also wrote the times. */
function ago(milliseconds: number): SQL {
  return sql`now() - make_interval(secs => ${milliseconds / 1000})`;
}
