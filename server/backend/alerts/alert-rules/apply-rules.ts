import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { conditionsOf } from "../feed/conditions";
import { type AnyChange, applyChange, type Changed } from "../triage/apply-change";
import { recordChange } from "../triage/record";
import { isLabelOf } from "./check-changes";
import { notify } from "./notify";
import { type RuleRow, rulesOf, toFeedFilter } from "./stored-rule";

/** The operation that a run of a rule is kept as, and taken back by. */
export const RULE_RUN = "alert-rule.run";

/** What a run did, change by change. */
export interface DoneChange {
  change: AnyChange;
  changed: Changed[];
}

/**
 * Applies the customer's active rules to those of the alerts that they mean and have not dealt with, in order: a rule sees what
 * those before it did. Run twice, it changes nothing more. Needs the customer's scope; answers how many alerts rules dealt with.
 */
export async function applyRules(tx: Tx, customerId: number, alertIds: readonly number[]): Promise<number> {
  const active = (await rulesOf(tx, customerId)).filter((rule) => rule.active);
  const done: { rule: RuleRow; changes: DoneChange[] }[] = [];
  let dealtWith = 0;
  for (const rule of active) {
    const ids = await claim(tx, rule, alertIds);
    if (ids.length === 0) continue;
    dealtWith += ids.length;
    const changes = await makeChanges(tx, rule, ids);
    await keepRun(tx, rule, ids, changes);
    done.push({ rule, changes });
  }
  // The ledger's lock comes last.
  for (const { rule, changes } of done) {
    const actor = { type: "rule", id: rule.name } as const;
    for (const { change, changed } of changes) {
      await recordChange(tx, { customerId, actor }, change, changed, versionOf(rule));
    }
  }
  return dealtWith;
}

/** As the ledger names what decided. */
export const versionOf = ({ id, version }: RuleRow): string => `alert-rule:${id}@${version}`;

/** The alerts that the rule means, written down so that it never deals with them again. */
async function claim(tx: Tx, { customerId, id, filter }: RuleRow, alertIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into alert_rule_hits (customer_id, rule_id, alert_id)
    select a.customer_id, ${id}::bigint, a.id from alerts a
     where ${conditionsOf(toFeedFilter(filter), { customerId, userId: null })} and a.id = any(${list(alertIds)})
     order by a.id
    on conflict do nothing returning alert_id as id`);
  return rows.map((row) => Number(row.id));
}

async function makeChanges(tx: Tx, rule: RuleRow, ids: readonly number[]): Promise<DoneChange[]> {
  const { customerId, name } = rule;
  const changer = { customerId, userId: null, actor: { type: "rule", id: name } as const };
  const done: DoneChange[] = [];
  for (const one of rule.changes) {
    if (one.kind === "notify") {
      await notify(tx, rule, one.userIds, ids);
      continue;
    }
    // Deleted since the rule was written.
    if (one.kind === "label" && !(await isLabelOf(tx, customerId, one.labelId))) continue;
    const change = toChange(one, name);
    const meant = one.kind === "status" ? await stillNew(tx, customerId, ids) : ids;
    done.push({ change, changed: await applyChange(tx, changer, meant, change) });
  }
  return done;
}

function toChange(one: Exclude<RuleRow["changes"][number], { kind: "notify" }>, rule: string): AnyChange {
  if (one.kind === "label") return { ...one, on: true };
  return one.kind === "priority" ? { ...one, rule } : one;
}

/** What somebody has put elsewhere stays there. */
async function stillNew(tx: Tx, customerId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from alerts where customer_id = ${customerId} and id = any(${list(ids)}) and status_id = 'new'`);
  return rows.map(({ id }) => Number(id));
}

async function keepRun(tx: Tx, rule: RuleRow, ids: readonly number[], changes: DoneChange[]): Promise<void> {
  const { customerId, id, version } = rule;
  await tx.insert(operations).values({
    customerId,
    kind: RULE_RUN,
    ruleId: id,
    state: "Done",
    total: ids.length,
    done: ids.length,
    input: { ruleVersion: version },
    result: { changed: ids.map((alertId) => [alertId, null]), changes },
    finishedAt: new Date(),
  });
}

const list = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`;
