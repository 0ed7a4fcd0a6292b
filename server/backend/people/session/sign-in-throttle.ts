import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { days, minutes, seconds } from "~/time/duration";
import { networkOf } from "../../../middleware/internet-address";
import { Refusal } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { signInAttempts } from "../../platform/db/schema/sessions";

/**
 * Guessing is slowed down by counting failures of a quarter of an hour, for known and unknown addresses alike. The pair
 * is strict; the e-mail alone is generous, so that nobody can lock a colleague out from one machine. An address is what one machine has
 * (`networkOf`).
 */
const WINDOW = minutes(15);
const DAY = days(1);
const LIMITS = { pair: 10, email: 50, address: 200 };
/** Codes of the second factor, of which three in a million are right at a time: by user, whoever asks from wherever. */
const CODE_LIMIT = 10;
/** And of a day: whoever has the password is right by chance once in some 18 years, instead of once in one. */
const CODES_OF_A_DAY = 50;
const COMPANY_LIMITS = { company: 2000, address: 200 };
const LINK_LIMITS = { pair: 5, email: 15, address: 60 };

/**
 * Counts the attempt before the password is looked at, so that guesses sent side by side are counted too. Throws 429 with
 * the seconds to wait when there were too many; what is refused is no attempt and counts nowhere.
 */
export function countAttempt(database: Database, email: string, address: string | null): Promise<void> {
  return countWithin(database, keysOf(email, address));
}

/** The same for asking for links: mail is not to be made a weapon, and a known address counts like an unknown one. */
export function countLinkRequest(database: Database, email: string, address: string | null): Promise<void> {
  const limits = new Map([
    [hashed("link pair", `${email} ${networkOf(address ?? "")}`), LINK_LIMITS.pair],
    [hashed("link email", email), LINK_LIMITS.email],
  ]);
  if (address) limits.set(hashed("link address", networkOf(address)), LINK_LIMITS.address);
  return countWithin(database, limits);
}

/** And for asking for access: whoever asks for many wants something else. */
export function countSignupRequest(database: Database, email: string, address: string | null): Promise<void> {
  const limits = new Map([[hashed("signup email", email), LINK_LIMITS.pair]]);
  if (address) limits.set(hashed("signup address", networkOf(address)), LINK_LIMITS.email);
  return countWithin(database, limits);
}

/**
 * And for beginning to sign in at a company, each of which asks the company's provider: a loop is not to make us hammer it. An address
 * may be a whole office's, and who comes from many is not to shut a company of thousands out.
 */
export function countCompanySignIn(database: Database, company: string, address: string | null): Promise<void> {
  const limits = new Map([[hashed("company", company), COMPANY_LIMITS.company]]);
  if (address) limits.set(hashed("company address", networkOf(address)), COMPANY_LIMITS.address);
  return countWithin(database, limits);
}

/**
 * And for codes, whose user has shown the password: a new ticket begins no new count. A right code forgets those of the quarter of an
 * hour; those of the day go on, lest somebody who guesses beside a user who signs in daily gets fifty anew each time.
 */
export function countCode(database: Database, user: CodeOwner): Promise<void> {
  const quarter = new Map([[codeKey(user), CODE_LIMIT]]);
  return countWithin(database, quarter, new Map([[dayKey(user), CODES_OF_A_DAY]]));
}

/** The code was right: its user's wrong ones of the quarter of an hour count no more, and itself not in the day. */
export async function forgetCodes(database: Database, user: CodeOwner): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx
      .update(signInAttempts)
      .set({ failures: 0 })
      .where(eq(signInAttempts.key, codeKey(user)));
    const ofDay = eq(signInAttempts.key, dayKey(user));
    await tx
      .update(signInAttempts)
      .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)` })
      .where(ofDay);
  });
}

/** Who guessed codes had the password. With another one, set by a link, they have it no more, and its user gets in again. */
export async function forgetCodesOfDay(tx: Tx, user: CodeOwner): Promise<void> {
  await tx.delete(signInAttempts).where(inArray(signInAttempts.key, [codeKey(user), dayKey(user)]));
}

interface CodeOwner {
  customerId: number;
  id: number;
}

async function countWithin(
  database: Database,
  limits: Map<string, number>,
  ofDay = new Map<string, number>(),
): Promise<void> {
  await database.asSystem(async (tx) => {
    // Always the quarter of an hour first, so that attempts side by side wait for each other and never crosswise.
    await countIn(tx, limits, WINDOW);
    if (ofDay.size > 0) await countIn(tx, ofDay, DAY);
  });
}

async function countIn(tx: Tx, limits: Map<string, number>, window: number): Promise<void> {
  const since = new Date(Date.now() - window).toISOString();
  const isOver = sql`${signInAttempts.windowStartedAt} < ${since}::timestamptz`;
  const rows = await tx
    .insert(signInAttempts)
    // In one order, for the same reason.
    .values([...limits.keys()].sort().map((key) => ({ key, failures: 1, windowStartedAt: new Date() })))
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInAttempts.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then now() else ${signInAttempts.windowStartedAt} end`,
      },
    })
    .returning();
  for (const { key, failures, windowStartedAt } of rows) {
    // Thrown inside the transaction, which takes the count back.
    if (failures > (limits.get(key) ?? Number.POSITIVE_INFINITY)) throw tooManyAttempts(windowStartedAt, window);
  }
}

/**
 * An attempt that was no failed guess counts nowhere; one that `worked` forgets the failures of its own pair as well. No row is taken
 * away here: who counts beside it would lock a new one of the same key out of order, and both would wait for each other.
 */
export async function forgetAttempt(
  database: Database,
  email: string,
  address: string | null,
  { worked }: { worked: boolean },
): Promise<void> {
  const counted = inArray(signInAttempts.key, [...keysOf(email, address).keys()]);
  const isForgotten = worked ? eq(signInAttempts.key, pairKey(email, address)) : sql`false`;
  await database.asSystem(async (tx) => {
    // Locked in the order in which attempts count.
    await tx.select().from(signInAttempts).where(counted).orderBy(signInAttempts.key).for("update");
    await tx
      .update(signInAttempts)
      .set({ failures: sql`case when ${isForgotten} then 0 else greatest(${signInAttempts.failures} - 1, 0) end` })
      .where(counted);
  });
}

function tooManyAttempts(windowStartedAt: Date, window: number): Refusal {
  const wait = Math.ceil((windowStartedAt.getTime() + window - Date.now()) / seconds(1));
  return new Refusal(
    429,
    "too_many_attempts",
    "Too many attempts",
    { retryAfter: wait },
    { "retry-after": String(wait) },
  );
}

function keysOf(email: string, address: string | null): Map<string, number> {
  const keys = new Map([
    [pairKey(email, address), LIMITS.pair],
    [hashed("email", email), LIMITS.email],
  ]);
  if (address) keys.set(hashed("address", networkOf(address)), LIMITS.address);
  return keys;
}

const dayKey = ({ customerId, id }: CodeOwner): string => hashed("codes of a day", `${customerId} ${id}`);
const codeKey = ({ customerId, id }: CodeOwner): string => hashed("code", `${customerId} ${id}`);
const pairKey = (email: string, address: string | null): string =>
  hashed("pair", `${email} ${networkOf(address ?? "")}`);
const hashed = (kind: string, value: string): string => createHash("sha256").update(`${kind} ${value}`).digest("hex");
