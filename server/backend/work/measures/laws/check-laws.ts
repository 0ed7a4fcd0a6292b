import { sql } from "drizzle-orm";
import { z } from "zod";
import type { LawId } from "~/backend/contract/law-words";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import type { Tx } from "../../../platform/db/database";
import { appendEvidence } from "../../../platform/evidence/ledger";
import type { Task } from "../../../platform/jobs/worker";
import { registerDay } from "../../../platform/rules/register-day";
import { say } from "../../../platform/translations/say";
import { type EntryInUse, entriesInUse } from "./entries-in-use";
import { LAW_RULES } from "./law-rules";

/** The job's name. */
export const CHECK_LAWS = "measures.check-laws";

/** The notification that it writes. */
export const LAW_ENDED = "measure-law-ended";

/** Who told it, as the ledger calls the rule. */
export const LAW_RULE = { type: "rule", id: "check-laws" } as const;

/** The kind of the ledger's entry, by which it knows what it told before. */
const TOLD = "measure.law-ended";

/** The clock's own moment, which a job that had to wait still has. */
const payloadSchema = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/**
 * Tells whoever may change the catalogue that the legal basis of an entry in use does not hold any more, or ends within the quarter: an own
 * entry that is published, or any that open actions were started from. Each of them once for a version of the law and one of the entry;
 * the ledger keeps that they were told. Run twice it tells nothing twice, also at the same time. What fails for one customer stops no other,
 * and fails the job at its end.
 */
export const checkLaws: Task = async ({ payload, database, logger }) => {
  const now = new Date(payloadSchema.parse(payload ?? {})._cron?.ts ?? Date.now());
  const { ended, customers } = await database.asSystem(async (tx) => ({
    ended: await endedLaws(tx, now),
    customers: (await tx.execute<{ id: number }>(sql`select id::float8 as id from customers order by id`)).rows,
  }));
  let [count, failed] = [0, 0];
  for (const { id } of ended.length > 0 ? customers : []) {
    try {
      count += await database.asCustomer({ customerId: id, userId: null }, (tx) => tell(tx, id, ended));
    } catch (error) {
      failed += 1;
      logger.error({ err: error, customerId: id }, "a customer's measures could not be checked");
    }
  }
  logger.info({ count, failed, laws: ended.length }, "checked the legal bases of measures");
  if (failed > 0) throw new Error(`The measures of ${failed} customers could not be checked`);
};

interface EndedLaw extends Record<string, unknown> {
  id: LawId;
  version: string;
  /** First day on which it does not hold any more. */
  endsOn: string;
}

/** Laws of which a version has ended, or ends in this quarter, and no other one holds instead: one that begins later leaves a time without any. */
async function endedLaws(tx: Tx, now: Date): Promise<EndedLaw[]> {
  const [today, before] = [registerDay(now), dayAfterQuarter(now)];
  const day = sql`greatest(r.valid_to, ${today}::date)`;
  const { rows } = await tx.execute<EndedLaw>(sql`
    select distinct on (name) substr(name, ${LAW_RULES.length + 1}::int) as id, version, valid_to::text as "endsOn"
      from rules r
     where starts_with(name, ${LAW_RULES}) and valid_to <= ${before}::date and not exists (
             select from rules o where o.name = r.name and o.valid_from <= ${day} and (o.valid_to is null or o.valid_to > ${day}))
     order by name, valid_to desc`);
  return rows;
}

/** By the calendar of UTC, as the register. A law that holds until the quarter's last day has this as its first without it. */
function dayAfterQuarter(now: Date): string {
  const first = Math.floor(now.getUTCMonth() / 3) * 3 + 3;
  return new Date(Date.UTC(now.getUTCFullYear(), first, 1)).toISOString().slice(0, 10);
}

async function tell(tx: Tx, customerId: number, ended: readonly EndedLaw[]): Promise<number> {
  const people = await whoManages(tx, customerId);
  // Nobody was told: somebody who comes later still is.
  if (people.length === 0) return 0;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${CHECK_LAWS}:${customerId}`}, 0))`);
  const entries = await entriesInUse(tx, customerId);
  const told = await toldBefore(tx, customerId);
  const news = entries.flatMap((entry) => {
    const laws = ended.filter((law) => entry.laws.some((one) => one === law.id) && !told.has(keyOf(entry, law)));
    return laws.length > 0 ? [{ entry, laws }] : [];
  });
  if (news.length === 0) return 0;
  // One for all laws of an entry: of equal ones of a day a list shows the newest.
  const notifications = people.flatMap(({ id, language }) =>
    news.map(({ entry, laws }) => ({
      ...{ user: id, subject: `measure:${entry.id}` },
      params: {
        title: [entry.titleIn(language), ...laws.map((law) => say(language, `measures:laws.${law.id}`))].join(" – "),
        ...{ laws: laws.map(refOf).join(" "), version: entry.version },
      },
    })),
  );
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select ${customerId}::bigint, "user", ${LAW_ENDED}, params, subject
      from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) one("user" bigint, subject text, params jsonb)`);
  await appendEvidence(
    tx,
    customerId,
    news.flatMap(({ entry, laws }) =>
      laws.map((law) => ({
        ...{ actor: LAW_RULE, subjectType: "measure", subjectId: entry.id },
        kind: TOLD,
        after: { version: entry.version, title: entry.titleIn("en"), law: law.id, endsOn: law.endsOn },
        ruleVersion: refOf(law),
      })),
    ),
  );
  return notifications.length;
}

async function whoManages(tx: Tx, customerId: number) {
  const roles = ROLES.filter((role) => permissionsOf([role]).includes("rules:manage"));
  const { rows } = await tx.execute<{ id: number; language: string }>(sql`
    select id::float8 as id, language from users
     where customer_id = ${customerId} and deactivated_at is null and roles && ${sql.param(roles)}::text[] order by id`);
  return rows;
}

const refOf = ({ id, version }: EndedLaw): string => `${LAW_RULES}${id}@${version}`;
const keyOf = ({ id, version }: EntryInUse, law: EndedLaw): string => `${id}@${version} ${refOf(law)}`;

async function toldBefore(tx: Tx, customerId: number): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select subject_id || '@' || (after ->> 'version') || ' ' || rule_version as key from evidence
     where customer_id = ${customerId} and subject_type = 'measure' and kind = ${TOLD}`);
  return new Set(rows.map(({ key }) => key));
}
