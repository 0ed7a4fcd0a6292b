import { and, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { REVENUE_DISCOVERY } from "~/backend/contract/questionnaire-words";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { rules } from "../../platform/db/schema/rules";
import { type Definition, definitionSchema, ruleOf } from "./definition-schema";

export interface AskedDefinition extends Definition {
  version: string;
}

/** What can be asked today; revenue has its own permission and its own page. */
export async function currentDefinitions(tx: Tx): Promise<AskedDefinition[]> {
  const all = await select(tx, like(rules.name, `${ruleOf("")}%`));
  return all.filter(({ id }) => id !== REVENUE_DISCOVERY);
}

/** Throws 404 for one that there is not. */
export async function currentDefinition(tx: Tx, id: string): Promise<AskedDefinition> {
  const [found] = await select(tx, eq(rules.name, ruleOf(id)));
  if (!found) throw notFound("questionnaire");
  return found;
}

/** Those of these questionnaires, each in the version that was asked; by `<definition> <version>`. */
export async function askedDefinitions(
  tx: Tx,
  asked: readonly { definition: string; definitionVersion: string }[],
): Promise<Map<string, AskedDefinition>> {
  const names = [...new Set(asked.map(({ definition }) => ruleOf(definition)))];
  const rows = names.length === 0 ? [] : await tx.select().from(rules).where(inArray(rules.name, names));
  return new Map(rows.map(toDefinition).map((one) => [`${one.id} ${one.version}`, one]));
}

/** A question's definition with nothing that the asker need not know: weights stay here. */
export function asAsked({ id, version, title, lead, topics }: AskedDefinition) {
  return {
    ...{ id, version, title, lead },
    topics: topics.map(({ id, title, basis, questions }) => ({
      ...{ id, title, basis },
      questions: questions.map(({ id, kind, text, good }) => ({ id, kind, text, good })),
    })),
  };
}

async function select(tx: Tx, which: SQL): Promise<AskedDefinition[]> {
  const today = sql`current_date`;
  const holds = and(lte(rules.validFrom, today), or(isNull(rules.validTo), gt(rules.validTo, today)));
  const rows = await tx.select().from(rules).where(and(which, holds)).orderBy(sql`${rules.name} desc`);
  return rows.map(toDefinition);
}

const toDefinition = ({ value, version }: typeof rules.$inferSelect): AskedDefinition => ({
  ...definitionSchema.parse(value),
  version,
});
