// Again on PostgreSQL 15: words are searched by an index of the server.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { searchCollections } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { readNames, searchWork } from "~/backend/contract/search";
import { searchTargets } from "~/backend/contract/targets";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const customerOf = (key: string) => sql`(select id from customers where key = ${key})`;

async function add(name: string, owner?: "nordwind" | "suedstern"): Promise<number> {
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select ${customerOf(owner ?? "")} as id`);
    const [id = 0] = await addTargets(tx, [{ name, ownerId: rows[0]?.id ? Number(rows[0].id) : null }]);
    return id;
  });
}

const search = async (q: string, more: { size?: number; type?: "POI" } = {}) => {
  const analyst = await signInAs(use.transport, "analyst");
  return (await callBackend(analyst, searchTargets, { query: { q, ...more } })).content;
};

test("part of a name finds a target, whatever its accents and capitals", async () => {
  const id = await add("Zürcher Gießerei Quellwerk");
  for (const q of ["quellw", "GIESSEREI QUELL", "zurcher giess", "llwer"]) {
    expect(
      (await search(q)).map((target) => target.id),
      q,
    ).toContain(id);
  }
  expect(await search("quellwerkx")).toEqual([]);
});

test("names that begin so come before names that only hold it, and what is followed before both", async () => {
  const within = await add("Altbixwerk");
  const begins = await add("Bixwerk Nord");
  const word = await add("Haus Bixwerk");
  expect((await search("bixwerk")).map(({ id }) => id)).toEqual([begins, word, within]);
  const analyst = await signInAs(use.transport, "analyst");
  await callBackend(analyst, followTargets, { body: { targetIds: [within] } });
  const [first] = await search("bixwerk");
  expect(first).toMatchObject({ id: within, following: true });
});

test("another customer's own target is never found", async () => {
  const theirs = await add("Geheimfund Süd", "suedstern");
  const ours = await add("Geheimfund Nord", "nordwind");
  expect((await search("geheimfund")).map(({ id }) => id)).toEqual([ours]);
  const stranger = await signInAs(use.transport, "stranger");
  const { content } = await callBackend(stranger, searchTargets, { query: { q: "geheimfund" } });
  expect(content.map(({ id }) => id)).toEqual([theirs]);
});

test("a target that is found comes with its tier, and with its risk where it has a score", async () => {
  const id = await add("Rangfinder Werk");
  const analyst = await signInAs(use.transport, "analyst");
  expect(await search("rangfinder")).toMatchObject([{ id, tier: null, score: null, risk: "NA" }]);
  await callBackend(analyst, followTargets, { body: { targetIds: [id] } });
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`insert into monitored_targets (customer_id, target_id, tier)
      values (${customerOf("nordwind")}, ${id}, 1) on conflict do nothing`);
    await tx.execute(sql`insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerOf("nordwind")}, p, ${id}, 58, 0, 0, '{}', now() from unnest(array['Sustainability', 'Disruption', 'Compliance']) p
      on conflict do nothing`);
  });
  expect(await search("rangfinder")).toMatchObject([{ id, tier: 1, score: 58, risk: "High" }]);
});

test("actions and documents are found by every word of their name, and by no other customer", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const body = { typeId: "watch" as const, title: "Ask Quirlwerk for 50% stock" };
  const { id } = await callBackend(analyst, startAction, { body });
  const found = async (q: string, who: "analyst" | "stranger" = "analyst") =>
    (await callBackend(await signInAs(use.transport, who), searchWork, { query: { q } })).actions.map((one) => one.id);
  expect(await found("stock quirl")).toEqual([id]);
  expect(await found("quirl steel")).toEqual([]);
  // What matches anything in SQL is a sign like any other here.
  expect(await found("50%")).toEqual([id]);
  expect(await found("q_irl")).toEqual([]);
  expect(await found("quirl", "stranger")).toEqual([]);
});

test("names are told in the order asked, and nothing of another customer", async () => {
  const ours = await add("Namenswerk Nord", "nordwind");
  const analyst = await signInAs(use.transport, "analyst");
  const { id } = await callBackend(analyst, startAction, { body: { typeId: "watch", title: "Named action" } });
  const refs = `action:${id},target:999999999,target:${ours}`;
  const named = await callBackend(analyst, readNames, { query: { refs } });
  expect(named.content).toEqual([
    { kind: "action", id, name: "Named action" },
    { kind: "target", id: ours, name: "Namenswerk Nord" },
  ]);
  const stranger = await signInAs(use.transport, "stranger");
  expect((await callBackend(stranger, readNames, { query: { refs } })).content).toEqual([]);
  await expect(callBackend(analyst, readNames, { query: { refs: "user:1" } })).rejects.toMatchObject({ status: 422 });
});

test("no more than asked for, of the type asked for", async () => {
  for (const name of ["Vielfach Eins", "Vielfach Zwei", "Vielfach Drei"]) await add(name);
  expect(await search("vielfach", { size: 2 })).toHaveLength(2);
  expect(await search("vielfach", { type: "POI" })).toEqual([]);
});

test("signs that mean something to a database are looked for as nothing", async () => {
  expect(await search("%")).toEqual([]);
  expect(await search("_ _ \\")).toEqual([]);
});

test("a collection is found by its name, another user's own and another customer's are not", async () => {
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into collections (customer_id, name, scope, user_id) values
      (${customerOf("nordwind")}, 'Suchprobe Motoren', 'Customer', null),
      (${customerOf("nordwind")}, 'Suchprobe privat', 'User',
        (select id from users where email = 'manager@nordwind.example')),
      (${customerOf("suedstern")}, 'Suchprobe fremd', 'Customer', null)`),
  );
  const analyst = await signInAs(use.transport, "analyst");
  const { content } = await callBackend(analyst, searchCollections, { query: { q: "SUCHPROBE" } });
  expect(content.map(({ name }) => name)).toEqual(["Suchprobe Motoren"]);
});
