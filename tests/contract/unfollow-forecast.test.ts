import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { changeCollection, createCollection, readCollection } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { readSession } from "~/backend/contract/session";
import { bulkAssignCollections, changeTargets } from "~/backend/contract/target-changes";
import { forecastUnfollow } from "~/backend/contract/unfollow-forecast";
import { paths } from "~/paths";
import { loader } from "~/routes/network/unfollow/route";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Who = Awaited<ReturnType<typeof as>>;

const make = async (who: Who, name: string, scope: "Customer" | "User" = "User") =>
  (await callBackend(who, createCollection, { body: { name, scope, monitored: false } })).id;
const put = (who: Who, targetIds: number[], collectionId: number) =>
  callBackend(who, bulkAssignCollections, { body: { targetIds, collectionIds: [collectionId] } });
const forecast = (who: Who, targetIds: number[]) =>
  callBackend(who, forecastUnfollow, { body: { selection: { targetIds } } });

async function asked(who: Who, address: string) {
  const session = await callBackend(who, readSession, {});
  const context = { ...who, session, translations: async () => null } as unknown as AppLoadContext;
  return loader({ request: new Request(`http://tierwatch.test${address}`), context, params: {} });
}

test("before many are unfollowed everything that goes is counted, whose it is, and what goes on; and so it comes", async () => {
  const [manager, analyst] = await Promise.all([as("manager"), as("analyst")]);
  const ids = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      ["One", "Two", "Three", "Listed only"].map((name) => ({ name: `Unfollowed ${name}` })),
    ),
  );
  const [one = 0, two = 0, three = 0, listed = 0] = ids;
  await callBackend(analyst, followTargets, { body: { targetIds: [one, two, three] } });
  const mine = await make(analyst, "Mine");
  const companys = await make(manager, "The company's", "Customer");
  const shared = await make(manager, "The manager's, shared");
  const hidden = await make(manager, "The manager's alone");
  await put(analyst, [one, two, listed], mine);
  await put(manager, [one], companys);
  for (const id of [shared, hidden]) await put(manager, [two, three], id);
  const { user: reader } = await callBackend(analyst, readSession, {});
  const { user: owner } = await callBackend(manager, readSession, {});
  const params = { collectionId: shared };
  const { name, parentId, type, kind, scope, tierSettings, delivery, version } = await callBackend(
    manager,
    readCollection,
    { params },
  );
  const roles = [{ userId: reader.id, role: "Editor" as const }];
  const body = { name, parentId, type, kind, scope, tierSettings, delivery, version, roles };
  await callBackend(manager, changeCollection, { params, body });
  const begin = (more: object) =>
    callBackend(manager, startAction, { body: { typeId: "watch", title: "Watch", targetIds: [one, two], ...more } });
  await begin({});
  await begin({ confidential: true });
  await callBackend(manager, addOwnAlert, {
    body: { eventTypeId: "fire", title: "Fire", sourceName: "A call", targetIds: [three], priority: "High" },
  });

  const before = await forecast(analyst, [...ids, one]);
  const whose = { id: owner.id, name: `${owner.firstname} ${owner.lastname}` };
  expect(before).toEqual({
    total: 4,
    following: 3,
    leaves: {
      total: 2,
      first: [
        {
          id: mine,
          name: "Mine",
          owner: { id: reader.id, name: `${reader.firstname} ${reader.lastname}` },
          targets: 3,
        },
        { id: shared, name: "The manager's, shared", owner: whose, targets: 2 },
      ],
    },
    stays: { total: 1, first: [{ id: companys, name: "The company's", owner: null, targets: 1 }] },
    hidden: 1,
    openActions: 1,
    openAlerts: 1,
    ownAlerts: 1,
  });
  expect((await forecast(manager, ids)).openActions).toBe(2);

  const page = await asked(analyst, paths.unfollow(ids, "/network/collection/7"));
  expect([page.back, page.question.count]).toEqual(["/network/collection/7", 3]);
  const { leaves, stays, goesOn, lines } = page.question.losses ?? {};
  const collections = [leaves, stays].flatMap((of) => of?.collections ?? []);
  expect(collections.map(({ note }) => note)).toEqual(["Yours, 3 targets", `${whose.name}, 2 targets`, "1 target"]);
  expect(lines).toHaveLength(2);
  expect(goesOn).toHaveLength(3);
  const ofAll = await asked(analyst, paths.unfollowAll(mine, { q: "Unfollowed" }, "//elsewhere.example"));
  expect([ofAll.back, ofAll.question.count, ofAll.question.among[0]]).toEqual([paths.collection(mine), 2, "Mine"]);

  // What was announced is what happens.
  const change = { selection: { targetIds: ids }, change: { kind: "unfollow" as const } };
  const done = await callBackend(analyst, changeTargets, { body: change });
  expect(done).toMatchObject({ changed: before.total, collections: before.leaves.total, remaining: 3, canUndo: true });
  const after = await asked(analyst, paths.unfollow([one], "/"));
  expect(after.question.losses).toBeNull();
});

test("nobody is asked about targets that are not there", async () => {
  const analyst = await as("analyst");
  for (const address of [
    "/network/unfollow",
    "/network/unfollow?targetIds=999999999",
    paths.unfollowAll(999999, {}, "/"),
  ])
    await expect(asked(analyst, address)).rejects.toMatchObject({ status: 404 });
});
