import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const nordwind = sql`(select id from customers where key = 'nordwind')`;

async function targetsOf(owner?: "nordwind" | "suedstern"): Promise<number> {
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = ${owner ?? ""}`);
    const [id = 0] = await addTargets(tx, [{ name: "Werk", ownerId: rows[0] ? Number(rows[0].id) : null }]);
    return id;
  });
}

async function addCollection(): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(
      sql`insert into collections (customer_id, name) values (${nordwind}, 'Engines') returning id`,
    ),
  );
  return Number(rows[0]?.id);
}

test("following and unfollowing are told, counted once, and written into the ledger", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetIds = [await targetsOf(), await targetsOf("nordwind")];
  const subject = `target:${targetIds[0]}`;
  expect(await callBackend(analyst, followTargets, { body: { targetIds } })).toEqual({ followed: 2, collected: 0 });
  expect(await callBackend(analyst, followTargets, { body: { targetIds } })).toEqual({ followed: 0, collected: 0 });
  expect(await callBackend(analyst, unfollowTargets, { body: { targetIds } })).toEqual({
    unfollowed: 2,
    uncollected: 0,
    remaining: 0,
  });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject } });
  expect(content.map(({ kind }) => kind)).toEqual(["target.unfollowed", "target.followed"]);
});

test("collections take the targets, and give them back without ending the follow", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const body = { targetIds: [await targetsOf()], collectionIds: [await addCollection()] };
  expect(await callBackend(analyst, followTargets, { body })).toEqual({ followed: 1, collected: 1 });
  expect(await callBackend(analyst, unfollowTargets, { body })).toEqual({
    unfollowed: 0,
    uncollected: 1,
    remaining: 0,
  });
  const { targetIds } = body;
  expect(await callBackend(analyst, followTargets, { body: { targetIds } })).toEqual({ followed: 0, collected: 0 });
});

test("what another customer added, or has, is not there", async () => {
  const [analyst, stranger] = await Promise.all([
    signInAs(use.transport, "analyst"),
    signInAs(use.transport, "stranger"),
  ]);
  const [open, foreign] = [await targetsOf(), await targetsOf("suedstern")];
  const follow = callBackend(analyst, followTargets, { body: { targetIds: [open, foreign] } });
  await expect(follow).rejects.toMatchObject({ status: 404 });
  const collectionIds = [await addCollection()];
  const collect = callBackend(stranger, followTargets, { body: { targetIds: [open], collectionIds } });
  await expect(collect).rejects.toMatchObject({ status: 404 });
});
