import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../db/database";
import { onceOfRegister } from "../db/once";
import { type Confidence, rules } from "../db/schema/rules";

export interface Rule<T> {
  value: T;
  version: string;
  /** Days as `YYYY-MM-DD`; `validTo` is the first day on which it does not hold any more. */
  validFrom: string;
  validTo: string | null;
  source: string;
  confidence: Confidence;
}

/** The register has no version of a rule for a day. */
export class NoRule extends Error {
  override name = "NoRule";
}

/**
 * The version of a rule that holds on `date` (`YYYY-MM-DD`), its value read by the rule's schema.
 * Throws `NoRule` when none holds on that day, `ZodError` when the stored value is not of the schema.
 */
export function ruleAt<T>(tx: Tx, name: string, date: string, schema: z.ZodType<T>): Promise<Rule<T>> {
  return onceOfRegister(tx, `rule ${name} ${date}`, () => readRule(tx, name, date, schema));
}

async function readRule<T>(tx: Tx, name: string, date: string, schema: z.ZodType<T>): Promise<Rule<T>> {
  const [row] = await tx
    .select()
    .from(rules)
    .where(and(eq(rules.name, name), lte(rules.validFrom, date), or(isNull(rules.validTo), gt(rules.validTo, date))));
  if (!row) throw new NoRule(`No version of the rule ${name} holds on ${date}.`);
  const { version, validFrom, validTo, source, confidence } = row;
  return { value: schema.parse(row.value), version, validFrom, validTo, source, confidence };
}

type Schemas = Record<string, z.ZodType>;
type RulesOf<S extends Schemas> = { [Name in keyof S]: Rule<z.output<S[Name]>> };

/** The same for several rules by name, in one question. */
export function rulesAt<S extends Schemas>(tx: Tx, date: string, schemas: S): Promise<RulesOf<S>> {
  const names = Object.keys(schemas);
  return onceOfRegister(tx, `rules ${names.join(" ")} ${date}`, () => readRules(tx, date, schemas, names));
}

async function readRules<S extends Schemas>(tx: Tx, date: string, schemas: S, names: string[]): Promise<RulesOf<S>> {
  const holds = and(lte(rules.validFrom, date), or(isNull(rules.validTo), gt(rules.validTo, date)));
  const rows = await tx
    .select()
    .from(rules)
    .where(and(inArray(rules.name, names), holds));
  const read = names.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new NoRule(`No version of the rule ${name} holds on ${date}.`);
    const { version, validFrom, validTo, source, confidence } = row;
    return [name, { value: schemas[name]?.parse(row.value), version, validFrom, validTo, source, confidence }];
  });
  return Object.fromEntries(read) as RulesOf<S>;
}

export interface NewRule {
  name: string;
  version: string;
  /** `YYYY-MM-DD`, later than the beginning of the version that it follows. */
  validFrom: string;
  source: string;
  confidence: Confidence;
  value: unknown;
}

/**
 * Adds a version that holds from `validFrom` on, and ends the one before it on that day. Needs the system's rights.
 * Throws when the version exists already or does not begin after the newest one.
 */
export async function putRule(tx: Tx, rule: NewRule): Promise<void> {
  // Two writers of one rule would both close the same version; the second waits and then fails on the period.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rule:${rule.name}`}, 0))`);
  const [newest] = await tx
    .select()
    .from(rules)
    .where(eq(rules.name, rule.name))
    .orderBy(desc(rules.validFrom))
    .limit(1);
  if (newest && newest.validFrom >= rule.validFrom) {
    throw new RangeError(
      `The rule ${rule.name} has a version from ${newest.validFrom}; a new one has to begin after it.`,
    );
  }
  if (newest && newest.validTo === null) {
    await tx.update(rules).set({ validTo: rule.validFrom }).where(eq(rules.id, newest.id));
  }
  await tx.insert(rules).values(rule);
}
