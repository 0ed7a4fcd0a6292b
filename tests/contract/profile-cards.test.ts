import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { createCollection } from "~/backend/contract/collections";
import { changeDelivery } from "~/backend/contract/delivery";
import { followTargets } from "~/backend/contract/following";
import { readProfileCards } from "~/backend/contract/profile-cards";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { readCards } from "../../server/backend/sections/profile/read-cards";
import { add, dayIn, newTarget } from "../support/documents/add-document";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { rowsLookedAt } from "../support/plans";

const use: OwnBackend = ownBackend();

async function cardsFor(persona: "analyst" | "viewer" | "stranger", targetId: number) {
  const params = { targetId: String(targetId) };
  return callBackend(await signInAs(use.transport, persona), readProfileCards, { params });
}

test("what is open stands by its day, four at most, and what is done is left out", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, "Gießerei Kehl");
  for (const days of [40, 5, null, 20, 10])
    await callBackend(analyst, startAction, {
      body: {
        ...{ typeId: "second-source", title: `In ${days}`, targetIds: [targetId] },
        dueOn: days === null ? null : dayIn(days),
      },
    });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set meta_status = 'Completed' where title = 'In 10'`),
  );
  const { tasks } = await cardsFor("analyst", targetId);
  expect(tasks.open).toBe(4);
  expect(tasks.next.map(({ title }) => title)).toEqual(["In 5", "In 20", "In 40", "In null"]);
});

test("documents that end within 120 days stand by their day, with those that ended in the last 30", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, "Gießerei Lahr");
  const ending = { targetId, documentType: "iso-9001" as const };
  for (const days of [121, 120, -31, -30, 3]) await add(analyst, { ...ending, validUntil: dayIn(days) }, "a.pdf");
  await add(analyst, { ...ending, validUntil: dayIn(4), showOnTarget: false }, "hidden.pdf");
  const { documents } = await cardsFor("analyst", targetId);
  expect(documents.map(({ validUntil }) => validUntil)).toEqual([-30, 3, 120].map(dayIn));
});

test("who may not screen reads nothing of sanctions, and another customer nothing of anything", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, "Gießerei Offenburg");
  await callBackend(analyst, followTargets, { body: { targetIds: [targetId] } });
  const body = { email: "ada.berg@giesserei.example", name: "Ada Berg", role: "Quality manager" };
  await callBackend(analyst, addTargetContact, { params: { targetId: String(targetId) }, body });
  const cards = await cardsFor("analyst", targetId);
  expect(cards.contact).toEqual(body);
  expect(cards.followed?.by).toBeTruthy();
  expect(cards.sanctions).toMatchObject({ match: null });
  expect((await cardsFor("viewer", targetId)).sanctions).toBeNull();
  expect(await cardsFor("stranger", targetId)).toMatchObject({
    ...{ tasks: { open: 0, next: [] }, documents: [], followed: null, contact: null },
  });
});

test("each follower reads how they themselves are told, as the collections that hold the target say", async () => {
  const [analyst, manager] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "manager")];
  const targetId = await newTarget(use, "Gießerei Bühl");
  expect((await cardsFor("analyst", targetId)).delivery).toBeNull();
  await callBackend(analyst, followTargets, { body: { targetIds: [targetId] } });
  const set = (collectionId: number | null, minimums: Record<string, "Low" | "High" | "None" | "Critical">) =>
    callBackend(analyst, changeDelivery, { body: { collectionId, minimums } });
  await set(null, { EmailRealtime: "High", EmailDaily: "Low", EmailWeekly: "None" });
  expect((await cardsFor("analyst", targetId)).delivery).toEqual({
    ...{ EmailRealtime: "High", EmailDaily: "Low", EmailWeekly: null },
  });
  const body = { name: "Foundries", scope: "Customer" as const };
  const { id } = await callBackend(manager, createCollection, { body });
  await callBackend(manager, followTargets, { body: { targetIds: [targetId], collectionIds: [id] } });
  await set(id, { EmailRealtime: "Critical", EmailDaily: "None" });
  expect((await cardsFor("analyst", targetId)).delivery).toEqual({
    ...{ EmailRealtime: "Critical", EmailDaily: null, EmailWeekly: null },
  });
  expect((await cardsFor("viewer", targetId)).delivery?.EmailRealtime).not.toBe("Critical");
});

test("a target of thousands of documents and actions costs no more than one of a thousand", async () => {
  const targetId = await newTarget(use, "Gießerei Achern");
  const { documentId } = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ documentId: number }>(sql`select max(id)::int as "documentId" from documents`);
    return rows[0] ?? { documentId: 0 };
  });
  const copies = (from: number, to: number) =>
    use.database.asSystem(async (tx) => {
      await tx.execute(sql`
        insert into documents (customer_id, target_id, mapped_filename, document_type, valid_until)
        select customer_id, ${targetId}, mapped_filename, document_type, current_date + 3 from documents, generate_series(${from}::int, ${to}::int)
         where id = ${documentId}`);
      await tx.execute(sql`
        with made as (
          insert into actions (customer_id, type_id, title)
          select customer_id, 'second-source', 'Copy' from documents, generate_series(${from}::int, ${to}::int)
           where id = ${documentId} returning customer_id, id)
        insert into action_targets (customer_id, action_id, target_id) select customer_id, id, ${targetId} from made`);
      await tx.execute(sql`select refresh_statistics()`);
    });
  const cost = () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id::int from customers where key = 'nordwind'`);
      const reader = { customerId: rows[0]?.id ?? 0, permissions: [] };
      const target = {
        id: targetId,
        type: "organization",
        ctype: "company",
        size: null,
        tier: 1,
        industry: null,
        country: null,
      };
      return rowsLookedAt(tx, (watched) => readCards(watched, reader, target as Parameters<typeof readCards>[2]));
    });
  await copies(1, 1500);
  const before = await cost();
  await copies(1501, 6000);
  expect(before).toBeGreaterThan(1000);
  expect(await cost()).toBeLessThanOrEqual(before * 1.1);
});
