import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  changeCompanySignIn,
  finishCompanySignIn,
  readCompanySignIn,
  removeCompanySignIn,
  startCompanySignIn,
} from "~/backend/contract/company-sign-in";
import { minutes } from "~/time/duration";
import type { BackendDeps } from "../../platform/call/deps";
import { type AskedBySession, answer, answerPrepared, answerPublic, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { companySignIn, companySignInAttempts } from "../../platform/db/schema/company-sign-in";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import { seal, unseal } from "../../platform/sealed";
import { requireOwnerByPassword } from "../accounts/require-owner";
import { requireStill } from "../accounts/require-password";
import { recordChange } from "../people/record-change";
import { mayEnter } from "../session/may-enter";
import { openSession } from "../session/open-session";
import { countCompanySignIn } from "../session/sign-in-throttle";
import { tellSignIn } from "../session/tell-sign-in";
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
    const provider = await discover(openProvider(found, deps), deps.config);
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

  answerPublic(finishCompanySignIn, async ({ body, database, deps, clientAddress, userAgent, requestId }) => {
    const { attempt, settings } = await takeAttempt(database, body.ticket);
    const { sessionSecret } = deps.config;
    const verifier = unseal(attempt.sealedVerifier, sealKey(sessionSecret, `${attempt.customerId}:verifier`));
    const provider = await discover(openProvider(settings, deps), deps.config);
    const email = await emailFrom(provider, { ...attempt, verifier }, body.answer);
    const user = await findUser(database, attempt.customerId, email);
    const told = { by: "company", userId: user?.id, requestId, clientAddress } as const;
    if (!user || !mayEnter(user, deps)) {
      tellSignIn(deps.logger, { ...told, outcome: "refused" });
      throw new Refusal(401, "no_account", "There is no account for this address");
    }
    const opened = await openSession(database, user, { clientAddress, userAgent });
    tellSignIn(deps.logger, { ...told, outcome: "opened" });
    return opened;
  }),

  answer(readCompanySignIn, async ({ tx, scope }) => {
    const [row] = await tx
      .select({ company: customers.key, settings: companySignIn })
      .from(customers)
      .leftJoin(companySignIn, eq(companySignIn.customerId, customers.id))
      .where(eq(customers.id, scope.customerId));
    return { company: row?.company ?? "", settings: row?.settings ? toSettings(row.settings) : null };
  }),

  // The issuer may take its time, or belong to nobody: it is asked before the transaction.
  answerPrepared(changeCompanySignIn, provenChange, async (asked) => {
    const { tx, scope, body, deps, prepared } = asked;
    if (prepared.shown !== null) await requireStill(asked, prepared.shown);
    const { issuer, clientId } = body;
    const { customerId } = scope;
    const own = eq(companySignIn.customerId, customerId);
    const before = await seen(tx, customerId, body.version, true);
    const sealedClientSecret = seal(prepared.clientSecret, sealKey(deps.config.sessionSecret, `${customerId}:client`));
    const values = { issuer, clientId, sealedClientSecret, version: body.version + 1 };
    const [after] = before
      ? await tx
          .update(companySignIn)
          .set({ ...values, updatedAt: sql`now()` })
          .where(own)
          .returning()
      : await tx
          .insert(companySignIn)
          .values({ customerId, ...values })
          .onConflictDoNothing()
          .returning();
    // Two were the first at the same moment.
    if (!after) throw staleVersion(null);
    await recordChange(asked, "company-sign-in.changed", customerId, before && toSettings(before), toSettings(after));
    return toSettings(after);
  }),

  answerPrepared(
    removeCompanySignIn,
    (asked) => requireOwnerByPassword(asked, asked.body.currentPassword ?? undefined),
    async (asked) => {
      const { tx, scope, prepared } = asked;
      if (prepared !== null) await requireStill(asked, prepared);
      const [before] = await tx.delete(companySignIn).where(eq(companySignIn.customerId, scope.customerId)).returning();
      if (before) await recordChange(asked, "company-sign-in.removed", scope.customerId, toSettings(before), null);
    },
  ),
];

type Settings = typeof companySignIn.$inferSelect;
type AskedToChange = AskedBySession & { body: z.output<typeof changeCompanySignIn.body> };

/** Who asks, by their password; then the provider, with the client's secret. */
async function provenChange(asked: AskedToChange) {
  const shown = await requireOwnerByPassword(asked, asked.body.currentPassword ?? undefined);
  return { shown, clientSecret: await provenSecret(asked) };
}

/** The client's secret, the one that is kept where none is given, after the issuer has answered. */
async function provenSecret({ scope, body, deps }: AskedToChange): Promise<string> {
  const { customerId } = scope;
  const { issuer, clientId, version } = body;
  const before = await deps.database.asCustomer(scope, (tx) => seen(tx, customerId, version, false));
  const clientSecret = body.clientSecret ?? (before?.issuer === issuer ? secretOf(before, deps) : undefined);
  // What one issuer gave is nothing for another to see: a secret leaves for whom it was typed in for.
  if (!clientSecret) throw new Refusal(422, "client_secret_missing", "The client secret is missing");
  await discover({ issuer, clientId, clientSecret }, deps.config);
  return clientSecret;
}

/** What is there, as the asker has seen it; throws 409 when it is something else by now. */
async function seen(tx: Tx, customerId: number, version: number, lock: boolean): Promise<Settings | undefined> {
  const found = tx.select().from(companySignIn).where(eq(companySignIn.customerId, customerId));
  const [row] = await (lock ? found.for("update") : found);
  if ((row?.version ?? 0) !== version) throw staleVersion(row ? toSettings(row) : null);
  return row;
}

function secretOf({ customerId, sealedClientSecret }: Settings, { config }: Pick<BackendDeps, "config">): string {
  return unseal(sealedClientSecret, sealKey(config.sessionSecret, `${customerId}:client`));
}

const toSettings = ({ issuer, clientId, version }: Settings) => ({ issuer, clientId, version });
const sealKey = (secret: string, bound: string) => ({ secret, purpose: "company-sign-in", bound }) as const;

function openProvider(settings: Settings, deps: Pick<BackendDeps, "config">): Provider {
  const { issuer, clientId } = settings;
  return { issuer, clientId, clientSecret: secretOf(settings, deps) };
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
