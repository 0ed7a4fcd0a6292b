import { sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import type { PlanLanguage } from "~/backend/contract/supplier-plan-words";
import type { SupplierPlans } from "~/backend/contract/supplier-plans";
import type { Tx } from "../../platform/db/database";
import { mailLanguageIn } from "../contacts/mail-language";
import { readContacts } from "../contacts/read-contacts";

/** So many of an action's targets are offered. */
const MOST_TARGETS = 20;

/** Whom a plan can be asked of: the contacts of an action's targets that get mails. */
export async function recipientsOf(
  tx: Tx,
  customerId: number,
  { targets }: Pick<Action, "targets">,
): Promise<SupplierPlans["recipients"]> {
  const some = targets.slice(0, MOST_TARGETS);
  const countries = await countriesOf(
    tx,
    some.map(({ id }) => id),
  );
  const all: SupplierPlans["recipients"] = [];
  for (const { id: targetId, name: target } of some) {
    const usual = mailLanguageIn(countries.get(targetId) ?? null);
    for (const { email, name, language, state } of await readContacts(tx, customerId, targetId)) {
      if (state === "bounced" || state === "opted-out") continue;
      all.push({ targetId, target, email, name, language: language ?? (usual as PlanLanguage) });
    }
  }
  return all;
}

async function countriesOf(tx: Tx, targetIds: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await tx.execute<{ id: number; country: string | null }>(
    sql`select id::float8 as id, country from targets where id = any(${sql.param([...targetIds])}::bigint[])`,
  );
  return new Map(rows.map(({ id, country }) => [id, country]));
}
