import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction } from "~/backend/contract/actions";
import { openLinkedPlan } from "~/backend/contract/supplier-plans";
import { remindOfPlans } from "../../server/backend/dialogue/supplier-plans/remind-task";
import { ownBackend } from "../support/own-backend";
import { supplierPlansOn } from "../support/supplier-plans";

const use = ownBackend();
const silent = pino({ level: "silent" });
const { sent, linkOf, drain } = supplierPlansOn(use);

/** As long ago as `asked` the supplier was written to, and has so many days left. */
const turn = (planId: number, left: number, asked = "10 days") =>
  use.database.asSystem((tx) =>
    tx.execute(sql`
      update supplier_plans set turn_at = now() - ${asked}::interval, due_on = (now() at time zone 'UTC')::date + ${left}::int
       where id = ${planId}`),
  );
async function remind() {
  await remindOfPlans({ payload: null, database: use.database, logger: silent, attempt: 1 });
  await drain();
}
async function reminders(email: string): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ n: number }>(
      sql`select count(*)::int as n from mails where recipient = ${email} and subject like 'Reminder:%'`,
    ),
  );
  return rows[0]?.n ?? 0;
}

test("who has not answered three days before the last one is reminded once, by a link of its own", async () => {
  const { plan, email, link } = await sent("Reminded Mill");
  await turn(plan.id, 4);
  await remind();
  expect(await reminders(email)).toBe(0);
  await turn(plan.id, 3);
  await remind();
  await remind();
  expect(await reminders(email)).toBe(1);
  const { text, ...own } = await linkOf(email, /Reminder/);
  expect(text).toContain("is still waiting for the corrective plan of Reminded Mill");
  expect(text).toContain("Wages are paid late. Please say why.");
  expect(own.requestId).not.toBe(link.requestId);
  for (const one of [own, link])
    expect(await callBackend({ backend: use.transport }, openLinkedPlan, { body: one })).toMatchObject({
      state: "asked",
    });
  // A later last day is one to be reminded of again.
  await turn(plan.id, 2);
  await remind();
  expect(await reminders(email)).toBe(2);
});

test("nobody is reminded who was written to yesterday, has answered, stopped the mails or left, nor of an action that is over", async () => {
  const addresses: string[] = [];
  const one = async (name: string, hinder: (made: Awaited<ReturnType<typeof sent>>) => Promise<unknown>) => {
    const made = await sent(name);
    await turn(made.plan.id, 2);
    await hinder(made);
    addresses.push(made.email);
  };
  const system = (statement: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(statement));
  await one("Just Asked", ({ plan }) => turn(plan.id, 2, "1 day"));
  await one("Late Already", ({ plan }) => turn(plan.id, -1));
  await one("Has Proposed", ({ plan }) =>
    system(sql`update supplier_plans set state = 'proposed' where id = ${plan.id}`),
  );
  await one("Has Left", ({ email }) => system(sql`update target_contacts set state = 'left' where email = ${email}`));
  await one("Wants None", ({ email }) =>
    system(sql`update target_contacts set state = 'opted-out' where email = ${email}`),
  );
  await one("Is Over", ({ analyst, actionId }) =>
    callBackend(analyst, changeAction, { params: { actionId }, body: { metaStatus: "Aborted", version: 1 } }),
  );
  await one("To Remind", async () => undefined);
  await remind();
  expect(await Promise.all(addresses.map(reminders))).toEqual([0, 0, 0, 0, 0, 0, 1]);
});
