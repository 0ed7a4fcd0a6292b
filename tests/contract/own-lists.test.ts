import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import {
  activateSanctions,
  decideSanctionsMatch,
  listSanctionsMatches,
  readSanctions,
  searchSanctions,
} from "~/backend/contract/sanctions";
import { previewSanctionsListVersion } from "~/backend/contract/sanctions-list-preview";
import { previewSanctionsListRemoval, removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import {
  importSanctionsListVersion,
  listSanctionsListChanges,
  listSanctionsLists,
  listSanctionsListVersions,
} from "~/backend/contract/sanctions-lists";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

const table = (...rows: string[]) => ({
  files: [{ name: "own.csv", content: Buffer.from(["Id,Name,Type,Country", ...rows].join("\n")).toString("base64") }],
});
const importAs = (caller: Caller, name: string, ...rows: string[]) =>
  callBackend(caller, importSanctionsListVersion, { params: { name }, body: table(...rows) });
const QUELLMAR = "1,Quellmar Sanat,Entity,Iran";

/** A public company of this name that both customers have screened. */
async function screenedBy(name: string, ...callers: Caller[]): Promise<{ targetId: string }> {
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name, country: "IR" }]));
  const params = { targetId: String(id) };
  for (const caller of callers) await callBackend(caller, activateSanctions, { params });
  await use.drain();
  return params;
}
const matchesOf = async (caller: Caller, params: { targetId: string }) =>
  (await callBackend(caller, listSanctionsMatches, { params })).content
    .filter(({ closedAt }) => closedAt === null)
    .map(({ listName, entityName }) => ({ listName, entityName }));

test("a manager's own list screens her company alone, beside the lists of all", async () => {
  const [manager, admin, analyst] = [
    await signInAs(use.transport, "manager"),
    await signInAs(use.transport, "admin"),
    await signInAs(use.transport, "analyst"),
  ];
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const params = await screenedBy("Quellmar Sanat", analyst, stranger);
  const preview = await callBackend(manager, previewSanctionsListVersion, {
    params: { name: "own-blocked" },
    body: table(QUELLMAR),
  });
  expect(preview).toMatchObject({ currentVersion: null, plan: { added: 1 } });
  const { name, version } = await importAs(manager, "own-blocked", QUELLMAR);
  expect({ name: name.replace(/\d+/, "N"), version }).toEqual({ name: "ownN-blocked", version: 1 });
  await importAs(admin, "shared-list", "7,Dravalin Sanat,Entity,Iran");
  await use.drain();

  expect(await matchesOf(analyst, params)).toEqual([{ listName: name, entityName: "Quellmar Sanat" }]);
  expect(await callBackend(analyst, readSanctions, { params })).toMatchObject({ status: "Unreviewed", undecided: 1 });
  expect(await matchesOf(stranger, params)).toEqual([]);
  expect(await callBackend(stranger, readSanctions, { params })).toMatchObject({ state: "Screened", undecided: 0 });

  const listsOf = async (caller: Caller) =>
    (await callBackend(caller, listSanctionsLists, {})).map((list) => [list.name, list.own]);
  expect(await listsOf(analyst)).toEqual(
    expect.arrayContaining([
      [name, true],
      ["shared-list", false],
    ]),
  );
  expect((await listsOf(stranger)).map(([one]) => one)).not.toContain(name);
  const search = async (caller: Caller, asked: string) =>
    (await callBackend(caller, searchSanctions, { body: { name: asked } })).candidates.map(({ listName }) => listName);
  expect(await search(analyst, "Quellmar Sanat")).toEqual([name]);
  expect(await search(analyst, "Dravalin Sanat")).toEqual(["shared-list"]);
  expect(await search(stranger, "Quellmar Sanat")).toEqual([]);
  expect(await search(stranger, "Dravalin Sanat")).toEqual(["shared-list"]);
  const trail = await callBackend(manager, listEvidence, { query: { subject: `sanctions-list:${name}` } });
  expect(trail.content).toMatchObject([{ kind: "sanctions-list.imported", after: { version: 1 } }]);
});

test("the same name is another customer's other list, and nobody reads or changes one that is not theirs", async () => {
  const manager = await signInAs(use.transport, "manager");
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const mine = await importAs(manager, "own-partners", "1,Zagros Petrokimia,Entity,Iran");
  const theirs = await importAs(stranger, "own-partners", "1,Omid Foulad,Entity,Iran");
  expect(theirs.name).not.toBe(mine.name);
  const changes = (caller: Caller, name: string) =>
    callBackend(caller, listSanctionsListChanges, { params: { name }, query: { from: 0, to: 1 } });
  // Without its number the name means the caller's own.
  expect((await changes(manager, "own-partners")).content).toMatchObject([{ name: "Zagros Petrokimia" }]);
  expect((await changes(stranger, "own-partners")).content).toMatchObject([{ name: "Omid Foulad" }]);
  const params = { name: mine.name };
  const asked = [
    changes(stranger, mine.name),
    callBackend(stranger, listSanctionsListVersions, { params }),
    callBackend(stranger, previewSanctionsListRemoval, { params, query: {} }),
    callBackend(stranger, removeSanctionsList, { params, body: { reason: "Not ours" } }),
    callBackend(stranger, previewSanctionsListVersion, { params, body: table(QUELLMAR) }),
    importAs(stranger, mine.name, QUELLMAR),
    importAs(stranger, "own999999-x", QUELLMAR),
  ];
  for (const one of await Promise.allSettled(asked)) expect(one).toMatchObject({ reason: { status: 404 } });
  expect(await callBackend(manager, listSanctionsListVersions, { params })).toHaveLength(1);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ owners: number }>(sql`
      select count(distinct owner_id)::int as owners from sanctions_entities where list_name like 'own%-partners'`),
  );
  expect(rows).toEqual([{ owners: 2 }]);
});

test("a manager changes no list of all, and an analyst none", async () => {
  const [manager, analyst] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "analyst")];
  const remove = (caller: Caller, name: string) =>
    callBackend(caller, removeSanctionsList, { params: { name }, body: { reason: "Outdated" } });
  await importAs(await signInAs(use.transport, "admin"), "of-all", QUELLMAR);
  for (const asked of [
    () => importAs(manager, "of-all", QUELLMAR),
    () => remove(manager, "of-all"),
    () => importAs(analyst, "own-mine", QUELLMAR),
    () => remove(analyst, "own-blocked"),
  ])
    await expect(asked()).rejects.toMatchObject({ status: 403, code: "not_permitted" });
});

test("a removed own list closes its matches, and a new version asks again only what it changed", async () => {
  const manager = await signInAs(use.transport, "manager");
  const analyst = await signInAs(use.transport, "analyst");
  const params = await screenedBy("Ferdows Ravan", analyst);
  const row = "1,Ferdows Ravan,Entity,Iran";
  const { name } = await importAs(manager, "own-watch", row);
  await use.drain();
  const [match] = (await callBackend(analyst, listSanctionsMatches, { params })).content;
  const body = { decision: "rejected", reason: "Other company", version: match?.version ?? 0 } as const;
  await callBackend(analyst, decideSanctionsMatch, { params: { matchId: String(match?.id) }, body });
  await importAs(manager, name, row, "2,Persepolis Charkh,Entity,Iran");
  await use.drain();
  expect(await callBackend(analyst, listSanctionsMatches, { params })).toMatchObject({
    content: [{ decision: "rejected" }],
  });
  const removal = await callBackend(manager, previewSanctionsListRemoval, { params: { name }, query: {} });
  expect(removal).toMatchObject({ matches: { rejected: 1 }, backTo: null });
  await callBackend(manager, removeSanctionsList, { params: { name }, body: { reason: "Given up" } });
  await use.drain();
  expect(await matchesOf(analyst, params)).toEqual([]);
  expect((await callBackend(analyst, listSanctionsLists, {})).map((list) => list.name)).not.toContain(name);
});
