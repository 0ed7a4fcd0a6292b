// Again on PostgreSQL 15: words are searched by an index of the server.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { searchCollections } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
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
