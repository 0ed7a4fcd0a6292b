import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { pushAlert } from "~/backend/contract/alerts-push";
import { monitor } from "../../../../tests/support/monitoring";
import { addTargets } from "../../../../tests/support/network";
import { ownBackend } from "../../../../tests/support/own-backend";
import { signInAs } from "../../../../tests/support/personas";

const use = ownBackend();

test("a pushed event becomes an alert about the targets named, for its sender and for nobody else", async () => {
  const [press = 0, paint = 0] = await use.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, [{ name: "Vantor Press Shop" }, { name: "Vantor Paint Shop" }]);
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers`);
    for (const { id } of rows) await monitor(tx, Number(id), ids);
    return ids;
  });
  const analyst = await signInAs(use.transport, "analyst");
  const body = {
    title: "Power is out",
    eventTypeId: "production-stop",
    externalId: "17",
    priority: "Critical" as const,
  };
  const { eventId } = await callBackend(analyst, pushAlert, { body: { ...body, targetIds: [press] } });
  await use.drain();
  expect(await touched(eventId)).toEqual([{ key: "nordwind", target: press, impact: "direct", priority: 4 }]);
  // Other targets are another message, although the words are the same.
  const again = await callBackend(analyst, pushAlert, { body: { ...body, targetIds: [paint] } });
  expect(again).toEqual({ eventId, state: "revised" });
  await use.drain();
  expect(await touched(eventId)).toEqual([{ key: "nordwind", target: paint, impact: "direct", priority: 4 }]);
});

async function touched(eventId: number): Promise<unknown[]> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select c.key, t.target_id::int as target, t.impact_level as impact, a.priority
      from alerts a join alert_targets t on t.customer_id = a.customer_id and t.alert_id = a.id
        join customers c on c.id = a.customer_id where a.event_id = ${eventId} order by 1, 2`),
  );
  return rows;
}
