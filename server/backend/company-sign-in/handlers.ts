import { and, eq, gt, isNull, sql } from "drizzle-orm";
import {
  changeCompanySignIn,
  finishCompanySignIn,
  readCompanySignIn,
  removeCompanySignIn,
  startCompanySignIn,
} from "~/backend/contract/company-sign-in";
import { minutes } from "~/domain/duration";
import { answer, answerPublic, type Handler } from "../call/handler";
import { Refusal } from "../call/refusal";
import type { Database } from "../db/database";
import { companySignIn, companySignInAttempts } from "../db/schema/company-sign-in";
import { customers } from "../db/schema/customers";
import { users } from "../db/schema/users";
import { recordChange } from "../people/record-change";
import { seal, unseal } from "../sealed";
import { mayEnter } from "../session/may-enter";
import { openSession } from "../session/open-session";
import { countCompanySignIn } from "../session/sign-in-throttle";
import { hashOfToken, newToken } from "../session/token";
import { ask, discover, emailFrom, type Provider } from "./provider";

/** How long somebody may take at the provider. */
const ATTEMPT_LIMIT = minutes(10);

export const companySignInHandlers: Handler[] = [
  answerPublic(startCompanySignIn, async ({ body, database, deps, clientAddress }) => {
    await countCompanySignIn(database, body.company, clientAddress);
    const found = await database.asSystem(async (tx) => {
      const [row] = await tx
        .select({ settings: companySignIn })
        .from(customers)
        .innerJoin(companySignIn, eq(companySignIn.customerId, customers.id))
        .where(eq(customers.key, body.company));
      return row?.settings;
    });
    if (!found) throw new Refusal(404, "no_company_sign_in", "There is no such sign-in");
    const provider = await discover(openProvider(found, deps.config.sessionSecret), deps.config);
    const { question, location } = await ask(provider, body.redirectUri);
    const { token, hash } = newToken();
    const { customerId } = found;
    const { state, nonce, redirectUri } = question;
    const sealedVerifier = seal(question.verifier, sealKey(deps.config.sessionSecret, `${customerId}:verifier`));
    await database.asSystem((tx) =>
      tx.insert(companySignInAttempts).values({
        customerId,
        ticketHash: hash,
        state,
        nonce,
        sealedVerifier,
        redirectUri,
        expiresAt: new Date(Date.now() + ATTEMPT_LIMIT),
      }),
    );
    return { ticket: token, location };
  }),

  answerPublic(finishCompanySignIn, async ({ body, database, deps, clientAddress, userAgent }) => {
    const { attempt, settings } = await takeAttempt(database, body.ticket);
    const { sessionSecret } = deps.config;
    const verifier = unseal(attempt.sealedVerifier, sealKey(sessionSecret, `${attempt.customerId}:verifier`));
    const provider = await discover(openProvider(settings, sessionSecret), deps.config);
    const email = await emailFrom(provider, { ...attempt, verifier }, body.answer);
    const user = await findUser(database, attempt.customerId, email);
    if (!user || !mayEnter(user, deps)) throw new Refusal(401, "no_account", "There is no account for this address");
    return openSession(database, user, { clientAddress, userAgent });
  }),

  answer(readCompanySignIn, async ({ tx, scope }) => {
    const [row] = await tx
      .select({ company: customers.key, settings: companySignIn })
      .from(customers)
      .leftJoin(companySignIn, eq(companySignIn.customerId, customers.id))
      .where(eq(customers.id, scope.customerId));
    return { company: row?.company ?? "", settings: row?.settings ? toSettings(row.settings) : null };
  }),

  answer(changeCompanySignIn, async (asked) => {
    const { tx, scope, body, deps } = asked;
    const { issuer, clientId, clientSecret } = body;
    const { customerId } = scope;
    const own = eq(companySignIn.customerId, customerId);
    const [before] = await tx.select().from(companySignIn).where(own).for("update");
    const key = sealKey(deps.config.sessionSecret, `${customerId}:client`);
    const secret = clientSecret ?? (before && unseal(before.sealedClientSecret, key));
    if (!secret) throw new Refusal(422, "client_secret_missing", "The client secret is missing");
    await discover({ issuer, clientId, clientSecret: secret }, deps.config);
    const values = { issuer, clientId, sealedClientSecret: seal(secret, key), version: (before?.version ?? 0) + 1 };
    const [after] = await tx
      .insert(companySignIn)
      .values({ customerId, ...values })
      .onConflictDoUpdate({ target: companySignIn.customerId, set: { ...values, updatedAt: sql`now()` } })
      .returning();
    if (!after) throw new Error("Settings that were just kept are not there");
    await recordChange(asked, "company-sign-in.changed", customerId, before && toSettings(before), toSettings(after));
    return toSettings(after);
  }),

  answer(removeCompanySignIn, async (asked) => {
    const { tx, scope } = asked;
    const [before] = await tx.delete(companySignIn).where(eq(companySignIn.customerId, scope.customerId)).returning();
    if (before) await recordChange(asked, "company-sign-in.removed", scope.customerId, toSettings(before), null);
  }),
];

type Settings = typeof companySignIn.$inferSelect;

const toSettings = ({ issuer, clientId, version }: Settings) => ({ issuer, clientId, version });
const sealKey = (secret: string, bound: string) => ({ secret, purpose: "company-sign-in", bound }) as const;

function openProvider({ customerId, issuer, clientId, sealedClientSecret }: Settings, secret: string): Provider {
  return { issuer, clientId, clientSecret: unseal(sealedClientSecret, sealKey(secret, `${customerId}:client`)) };
}

/** An attempt is taken once: an answer that is sent again finds nothing. */
async function takeAttempt(database: Database, ticket: string) {
  return database.asSystem(async (tx) => {
    const [attempt] = await tx
      .update(companySignInAttempts)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(companySignInAttempts.ticketHash, hashOfToken(ticket)),
          isNull(companySignInAttempts.usedAt),
          gt(companySignInAttempts.expiresAt, sql`now()`),
        ),
      )
      .returning();
    const [settings] = attempt
      ? await tx.select().from(companySignIn).where(eq(companySignIn.customerId, attempt.customerId))
      : [];
    if (!attempt || !settings) throw new Refusal(401, "provider_refused", "This sign-in is over; begin again");
    return { attempt, settings };
  });
}

/** Only in the customer whose provider it is: another company's provider vouches for nobody here. */
async function findUser(database: Database, customerId: number, email: string) {
  const own = and(eq(users.customerId, customerId), eq(users.email, email));
  return database.asSystem(async (tx) => {
    // Who was invited and never set a password comes from the company's portal from now on.
    await tx
      .update(users)
      .set({ embeddedLogin: true })
      .where(and(own, isNull(users.passwordHash)));
    const [user] = await tx.select().from(users).where(own);
    return user;
  });
}
