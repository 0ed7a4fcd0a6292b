import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { confirmEmail } from "~/backend/contract/account-links";
import { changeAlertLabel, createAlertLabel, listAlertLabels } from "~/backend/contract/alert-labels";
import { changeConnector, listConnectors } from "~/backend/contract/connectors";
import { changeEdge } from "~/backend/contract/edges";
import { changeFeedView, createFeedView, listFeedViews } from "~/backend/contract/feed-views";
import { inviteUser } from "~/backend/contract/people";
import { changeSupplier, listSuppliers } from "~/backend/contract/suppliers";
import { addTeam, changeTeam, listTeams } from "~/backend/contract/teams";
import { findOrMakeCollection } from "../../server/backend/intake/imports/run/follow-taken";
import { newChallenge } from "../../server/backend/people/accounts/challenges";
import { users } from "../../server/backend/platform/db/schema/users";
import { addTargets } from "../support/network";
import { refusal } from "../support/newcomer";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const COLOURS = { backgroundColor: "#e1f0f2", textColor: "#084a56" };
const EIGHT = Array.from({ length: 8 }, (_, n) => n);
/** The same name to a reader, in letters whose small form depends on where they stand. */
const GREEK = ["ΟΔΟΣ", "οδοσ"] as const;

const viewCalled = (name: string) => ({
  body: { scope: "Customer" as const, name, filter: {}, isDefault: false },
});

/** How many of the calls, made at once, were done, and how the others were refused. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const all = await Promise.all(calls.map(refusal));
  const refused = all.filter((one) => one !== "done");
  return { done: all.length - refused.length, refused: [...new Set(refused.map((one) => JSON.stringify(one)))].sort() };
}
const onlyOne = (code: string) => ({ done: 1, refused: [JSON.stringify({ status: 409, code })] });

test("of eight who make one label at once, one does, and the others are told", async () => {
  const manager = await as("manager");
  const name = `Label ${randomUUID()}`;
  const made = EIGHT.map((n) =>
    callBackend(manager, createAlertLabel, {
      body: { scope: "Customer", name: n % 2 ? name : name.toUpperCase(), ...COLOURS },
    }),
  );
  expect(await outcomes(made)).toEqual(onlyOne("label_exists"));
  const named = (await callBackend(manager, listAlertLabels, {})).filter(
    (one) => one.name.toLowerCase() === name.toLowerCase(),
  );
  expect(named).toHaveLength(1);
});

test("of labels that get one name at once, one gets it", async () => {
  const manager = await as("manager");
  const made = await Promise.all(
    EIGHT.map(() =>
      callBackend(manager, createAlertLabel, { body: { scope: "Customer", name: randomUUID(), ...COLOURS } }),
    ),
  );
  const name = `Label ${randomUUID()}`;
  const renamed = made.map(({ id, version }) =>
    callBackend(manager, changeAlertLabel, { params: { labelId: id }, body: { name, ...COLOURS, version } }),
  );
  expect(await outcomes(renamed)).toEqual(onlyOne("label_exists"));
});

test("a label of one's own may be called as another's, and as one that the customer makes later", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const name = `Label ${randomUUID()}`;
  for (const one of [analyst, manager]) {
    await callBackend(one, createAlertLabel, { body: { scope: "User", name, ...COLOURS } });
  }
  const admin = await as("admin");
  await callBackend(admin, createAlertLabel, { body: { scope: "Customer", name, ...COLOURS } });
});

test("names are compared as the database compares them, whatever their letters", async () => {
  const manager = await as("manager");
  const [capitals, small] = GREEK;
  const admin = await as("admin");
  const label = (name: string) =>
    refusal(callBackend(manager, createAlertLabel, { body: { scope: "Customer", name, ...COLOURS } }));
  const view = (name: string) => refusal(callBackend(manager, createFeedView, viewCalled(name)));
  const team = (name: string) => refusal(callBackend(admin, addTeam, { body: { name, memberIds: [] } }));
  for (const [make, code] of [
    [label, "label_exists"],
    [view, "view_exists"],
    [team, "team_exists"],
  ] as const) {
    expect([await make(capitals), await make(small)]).toEqual(["done", { status: 409, code }]);
  }
});

test("of views that are made or renamed to one name at once, one is", async () => {
  const manager = await as("manager");
  const name = `View ${randomUUID()}`;
  expect(await outcomes(EIGHT.map(() => callBackend(manager, createFeedView, viewCalled(name))))).toEqual(
    onlyOne("view_exists"),
  );
  const made = await Promise.all(EIGHT.map(() => callBackend(manager, createFeedView, viewCalled(randomUUID()))));
  const other = `View ${randomUUID()}`;
  const renamed = made.map(({ id, version }) =>
    callBackend(manager, changeFeedView, {
      params: { viewId: id },
      body: { scope: "Customer", name: other, filter: {}, version },
    }),
  );
  expect(await outcomes(renamed)).toEqual(onlyOne("view_exists"));
  const names = (await callBackend(manager, listFeedViews, {})).map((one) => one.name);
  expect(names.filter((one) => one === name || one === other)).toHaveLength(2);
});

test("of teams that are made or renamed to one name at once, one is, whatever its capitals", async () => {
  const admin = await as("admin");
  const name = `Team ${randomUUID()}`;
  const made = EIGHT.map((n) =>
    callBackend(admin, addTeam, { body: { name: n % 2 ? name : name.toUpperCase(), memberIds: [] } }),
  );
  expect(await outcomes(made)).toEqual(onlyOne("team_exists"));
  const others = await Promise.all(
    EIGHT.map(() => callBackend(admin, addTeam, { body: { name: randomUUID(), memberIds: [] } })),
  );
  const other = `Team ${randomUUID()}`;
  const renamed = others.map(({ id, version }, n) =>
    callBackend(admin, changeTeam, {
      params: { teamId: String(id) },
      body: { name: n % 2 ? other : other.toUpperCase(), memberIds: [], version },
    }),
  );
  expect(await outcomes(renamed)).toEqual(onlyOne("team_exists"));
  expect(await callBackend(admin, listTeams, {})).toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(new RegExp(other, "i")) }),
  );
});

test("a source that several add at once is one source, and nobody's answer is an error", async () => {
  const admin = await as("admin");
  const name = `feed:${randomUUID()}`;
  const body = { enabled: false, everyMinutes: null, url: null };
  const put = EIGHT.map(() => callBackend(admin, changeConnector, { params: { name }, body }));
  expect(await outcomes(put)).toEqual({ done: 8, refused: [] });
  expect((await callBackend(admin, listConnectors, {})).filter((one) => one.name === name)).toHaveLength(1);
});

test("of those who invite or confirm one address at once, one does", async () => {
  const admin = await as("admin");
  const body = { firstname: "A", lastname: "B", language: "en" as const, roles: ["viewer" as const] };
  const email = `u-${randomUUID()}@nordwind.example`;
  const invited = EIGHT.map(() => callBackend(admin, inviteUser, { body: { ...body, email } }));
  expect(await outcomes(invited)).toEqual(onlyOne("email_taken"));
  const wanted = `u-${randomUUID()}@nordwind.example`;
  const people = await Promise.all(
    EIGHT.map(() => callBackend(admin, inviteUser, { body: { ...body, email: `u-${randomUUID()}@nordwind.example` } })),
  );
  const challenges = await use.database.asSystem(async (tx) => {
    const ids = people.map(({ id }) => id);
    const rows = await tx.select().from(users).where(inArray(users.id, ids));
    const links: string[] = [];
    for (const { id: userId, customerId } of rows) {
      links.push(await newChallenge(tx, { customerId, userId, kind: "email", email: wanted }));
    }
    return links;
  });
  const confirmed = challenges.map((challenge) =>
    callBackend({ backend: use.transport }, confirmEmail, { params: { challenge } }),
  );
  expect(await outcomes(confirmed)).toEqual(onlyOne("email_taken"));
});

test("of relations that become one at once, one does, on the page of the relation and of the supplier", async () => {
  const analyst = await as("analyst");
  const [plant = 0, foundry = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Werk" }, { name: "Hütte" }]),
  );
  const ids = (types: readonly string[]) =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into edges (owner_id, from_id, to_id, type, source, scope, probability)
        select c.id, ${foundry}::bigint, ${plant}::bigint, t.type, 'Customer', 'Private', 1
          from customers c, unnest(${sql.param([...types])}::text[]) t(type) where c.key = 'nordwind' returning id`);
      return rows.map(({ id }) => Number(id));
    });
  const told = { shipments: null, firstShipmentOn: null, lastShipmentOn: null };
  const edge = {
    type: "Supplier" as const,
    scope: "Private" as const,
    ...told,
    hsCodes: [],
    mediaLinks: [],
    version: 1,
  };
  const changed = (await ids(["Equipment", "PrimaryMaterial"])).map((edgeId) =>
    callBackend(analyst, changeEdge, { params: { edgeId }, body: edge }),
  );
  expect(await outcomes(changed)).toEqual(onlyOne("edge_exists"));
  const params = { targetId: String(plant) };
  await use.database.asSystem((tx) => tx.execute(sql`delete from edges where to_id = ${plant}`));
  await ids(["Equipment", "PrimaryMaterial"]);
  const { content } = await callBackend(analyst, listSuppliers, { params });
  const again = content.map(({ edgeId }) =>
    callBackend(analyst, changeSupplier, {
      params: { ...params, edgeId: String(edgeId) },
      body: { type: "Supplier", hsCodes: [], version: 1 },
    }),
  );
  expect(again).toHaveLength(2);
  expect(await outcomes(again)).toEqual(onlyOne("edge_exists"));
});

test("imports that put their targets into one new collection at once make it once", async () => {
  const [{ customerId } = { customerId: 0 }] = await use.database.asSystem((tx) => tx.select().from(users).limit(1));
  const name = `Collection ${randomUUID()}`;
  const places = await Promise.all(
    EIGHT.map((n) =>
      use.database.asCustomer({ customerId, userId: null }, (tx) =>
        findOrMakeCollection(tx, customerId, n % 2 ? name : name.toUpperCase(), null),
      ),
    ),
  );
  expect(new Set(places.map(({ id }) => id)).size).toBe(1);
  expect(places.filter(({ made }) => made)).toHaveLength(1);
});
