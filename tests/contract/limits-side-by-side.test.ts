import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createAlertRule } from "~/backend/contract/alert-rules";
import { createApiToken } from "~/backend/contract/api-tokens";
import { createFeedSubscription } from "~/backend/contract/feed-subscriptions";
import { createFeedView } from "~/backend/contract/feed-views";
import { readSession } from "~/backend/contract/session";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const SIDE_BY_SIDE = 12;

/** How those that were sent at once ended, by their code. */
async function sentAtOnce(send: () => Promise<unknown>): Promise<string[]> {
  const answers = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, send));
  return answers.map((answer) => (answer.status === "fulfilled" ? "made" : answer.reason.code)).sort();
}

const oneMade = (code: string) => ["made", ...Array.from({ length: SIDE_BY_SIDE - 1 }, () => code)];

async function manager() {
  const caller = await signInAs(use.transport, "manager");
  const { user } = await callBackend(caller, readSession, {});
  return { caller, customerId: user.customer.id, userId: user.id };
}

test("of many who make a key at once, the last free place is given once", async () => {
  const { caller, customerId, userId } = await manager();
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into api_tokens (customer_id, created_by, name, prefix, token_hash, scopes)
      select ${customerId}, ${userId}, 'Key ' || n, 'tw_' || n, decode(md5(n::text), 'hex'), '{}'
        from generate_series(1, 99) n`),
  );
  const outcomes = await sentAtOnce(() =>
    callBackend(caller, createApiToken, { body: { name: "A", scopes: ["account:read"] } }),
  );
  expect(outcomes).toEqual(oneMade("too_many_tokens"));
});

test("of many who make an address for a feed reader at once, the last free place is given once", async () => {
  const { caller, customerId, userId } = await manager();
  const { id } = await callBackend(caller, createFeedView, { body: { scope: "User", name: "Mine", filter: {} } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into feed_subscriptions (customer_id, user_id, view_id, token_hash)
      select ${customerId}, ${userId}, ${id}, decode(md5(n::text), 'hex') from generate_series(1, 49) n`),
  );
  const outcomes = await sentAtOnce(() => callBackend(caller, createFeedSubscription, { body: { viewId: id } }));
  expect(outcomes).toEqual(oneMade("too_many_subscriptions"));
});

test("of many who make a rule at once, the last free place is given once, and each rule has a position of its own", async () => {
  const { caller, customerId } = await manager();
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into alert_rules (customer_id, name, filter, changes, position)
      select ${customerId}, 'Rule ' || n, '{}', '[]', n from generate_series(1, 99) n`),
  );
  const body = {
    name: "Archive",
    filter: { priorities: "Low" },
    changes: [{ kind: "status" as const, statusId: "archived" as const }],
    active: false,
  };
  const outcomes = await sentAtOnce(() => callBackend(caller, createAlertRule, { body }));
  expect(outcomes).toEqual(oneMade("too_many"));
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select count(*)::int as n, count(distinct position)::int as positions from alert_rules
                    where customer_id = ${customerId}`),
  );
  expect(rows).toEqual([{ n: 100, positions: 100 }]);
});
