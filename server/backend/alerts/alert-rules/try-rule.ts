import { sql } from "drizzle-orm";
import { tryAlertRule } from "~/backend/contract/alert-rules";
import { TRIED_DAYS } from "~/backend/contract/rule-values";
import { answer, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf, type FeedFilter } from "../feed/conditions";
import { readItems } from "../feed/read-items";
import { checkFilter } from "./check-changes";
import { toFeedFilter } from "./stored-rule";

/** Counted up to here; "1000+" beyond. */
const COUNTED = 1000;
const SHOWN = 5;

export const tryRuleHandlers: Handler[] = [
  answer(tryAlertRule, async ({ tx, scope, session, body }) => {
    await checkFilter(tx, scope, body.filter);
    const { count, newest } = await metBy(tx, scope, toFeedFilter(body.filter));
    return {
      count: Math.min(count, COUNTED),
      isExact: count <= COUNTED,
      newest: await readItems(tx, scope, newest, session.user.language),
    };
  }),
];

/** The alerts of the last days that a filter means: how many up to one more than are counted, and the newest of them. */
export async function metBy(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
): Promise<{ count: number; newest: number[] }> {
  const { rows } = await tx.execute<{ id: string; n: number }>(sql`
    with met as (
      select a.id, a.at from alerts a
       where ${conditionsOf(filter, scope)} and a.at >= now() - make_interval(days => ${TRIED_DAYS})
       order by a.at desc, a.id desc limit ${COUNTED + 1}
    )
    select id, (select count(*) from met)::int as n from met order by at desc, id desc limit ${SHOWN}`);
  return { count: rows[0]?.n ?? 0, newest: rows.map(({ id }) => Number(id)) };
}
