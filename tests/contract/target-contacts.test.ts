import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { MOST_CONTACTS } from "~/backend/contract/contact-words";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { readProfileCards } from "~/backend/contract/profile-cards";
import { readQuestionnaire, requestQuestionnaires } from "~/backend/contract/questionnaires";
import {
  addTargetContact,
  changeTargetContact,
  listAlertContacts,
  listTargetContacts,
  removeTargetContact,
} from "~/backend/contract/target-contacts";
import { newTarget } from "../support/documents/add-document";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const ADA = { email: "ada.berg@supplier.example", name: "Ada Berg", role: "Quality manager", language: "de" as const };

/** Ada Berg at a company of its own. */
async function withAda(name: string) {
  const params = { targetId: String(await newTarget(use, name)) };
  const ada = await callBackend(await as("analyst"), addTargetContact, { params, body: ADA });
  return { params, ada, one: { ...params, contactId: String(ada.id) } };
}

const list = async (persona: Persona, params: { targetId: string }) =>
  callBackend(await as(persona), listTargetContacts, { params });

test("a contact is added, changed and removed, and each step is in the ledger", async () => {
  const { params, ada, one } = await withAda("Dreherei Ulm");
  const analyst = await as("analyst");
  expect(ada).toMatchObject({ ...ADA, state: "unverified", source: "user", version: 1 });
  const body = { name: "Ada Berg-Lind", role: "Plant manager", language: null, version: 1 };
  const changed = await callBackend(analyst, changeTargetContact, { params: one, body });
  expect(changed).toMatchObject({ email: ADA.email, name: "Ada Berg-Lind", role: "Plant manager", language: null });
  await expect(callBackend(analyst, changeTargetContact, { params: one, body })).rejects.toMatchObject({
    ...{ status: 409, code: "stale_version" },
  });
  await callBackend(analyst, removeTargetContact, { params: one });
  expect(await list("viewer", params)).toEqual([]);
  await expect(callBackend(analyst, removeTargetContact, { params: one })).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(analyst, listTargetDecisions, { params });
  expect(content.map(({ kind }) => kind)).toEqual([
    "target.contact-removed",
    "target.contact-changed",
    "target.contact-added",
  ]);
});

test("who has left comes back under the old number, and an address is there once", async () => {
  const { params, ada, one } = await withAda("Dreherei Kehl");
  const analyst = await as("analyst");
  const again = { params, body: { ...ADA, email: ADA.email.toUpperCase() } };
  await expect(callBackend(analyst, addTargetContact, again)).rejects.toMatchObject({ code: "contact_exists" });
  await callBackend(analyst, removeTargetContact, { params: one });
  expect((await callBackend(analyst, addTargetContact, again)).id).toBe(ada.id);
});

test("an address that wants no mail stays, is closed for every target, and is no alert's contact", async () => {
  const { params, one } = await withAda("Dreherei Lahr");
  const other = await withAda("Dreherei Achern");
  await use.database.asSystem((tx) =>
    tx.execute(sql`update target_contacts set state = 'opted-out' where target_id = ${Number(params.targetId)}`),
  );
  const analyst = await as("analyst");
  await expect(callBackend(analyst, removeTargetContact, { params: one })).rejects.toMatchObject({
    ...{ status: 409, code: "contact_closed" },
  });
  expect((await list("analyst", other.params)).map(({ state }) => state)).toEqual(["opted-out"]);
  await use.database.asSystem((tx) => tx.execute(sql`delete from target_contacts`));
});

test("viewers read contacts and change none; another customer reads none", async () => {
  const { params, one } = await withAda("Dreherei Offenburg");
  const viewer = await as("viewer");
  expect(await list("viewer", params)).toHaveLength(1);
  const refused = { status: 403 };
  await expect(callBackend(viewer, addTargetContact, { params, body: ADA })).rejects.toMatchObject(refused);
  await expect(callBackend(viewer, removeTargetContact, { params: one })).rejects.toMatchObject(refused);
  expect(await list("stranger", params)).toEqual([]);
  await expect(callBackend(await as("stranger"), removeTargetContact, { params: one })).rejects.toMatchObject({
    status: 404,
  });
});

test("a contact that somebody added is the one that is asked, with its role kept", async () => {
  const { params } = await withAda("Dreherei Singen");
  const body = { targetIds: [Number(params.targetId)] };
  const { requested } = await callBackend(await as("analyst"), requestQuestionnaires, { body });
  expect(requested).toHaveLength(1);
  expect(await list("analyst", params)).toMatchObject([{ email: ADA.email, role: ADA.role }]);
});

test("who is asked by the address alone keeps the name that is known", async () => {
  const { params } = await withAda("Dreherei Rottweil");
  const body = { targetIds: [Number(params.targetId)], contact: { email: ADA.email.toUpperCase() } };
  const { requested } = await callBackend(await as("analyst"), requestQuestionnaires, { body });
  expect(requested).toHaveLength(1);
  expect(await list("analyst", params)).toMatchObject([{ name: ADA.name, role: ADA.role }]);
});

test("who is asked by the address alone is written to in the language that is known of them", async () => {
  const params = { targetId: String(await newTarget(use, "Dreherei Aalen")) };
  const analyst = await as("analyst");
  await callBackend(analyst, addTargetContact, { params, body: { ...ADA, language: "ch" } });
  const body = { targetIds: [Number(params.targetId)], contact: { email: ADA.email } };
  const { requested } = await callBackend(analyst, requestQuestionnaires, { body });
  const asked = { params: { questionnaireId: String(requested[0]?.questionnaireId) } };
  expect((await callBackend(analyst, readQuestionnaire, asked)).contact.language).toBe("ch");
  expect(await list("analyst", params)).toMatchObject([{ language: "ch" }]);
});

test("several who add at once come to fifty, and no further", async () => {
  const params = { targetId: String(await newTarget(use, "Dreherei Calw")) };
  const analyst = await as("analyst");
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into target_contacts (customer_id, target_id, email, source)
      select id, ${params.targetId}::bigint, 'a' || n || '@calw.example', 'user' from customers, generate_series(2, ${MOST_CONTACTS}) n
       where key = 'nordwind'`),
  );
  const addTo = (to: { targetId: string }) =>
    Promise.allSettled(
      Array.from("bcdefghi", (name) =>
        callBackend(analyst, addTargetContact, { params: to, body: { email: `${name}@calw.example` } }),
      ),
    );
  // Elsewhere first: with the connections open nobody is through before the others have begun.
  await addTo({ targetId: String(await newTarget(use, "Dreherei Nagold")) });
  const outcomes = await addTo(params);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await list("analyst", params)).toHaveLength(MOST_CONTACTS);
});

test("an alert names whom to write to: of its nearest targets, those that have somebody", async () => {
  const [near = 0, far = 0, nobody = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Near", country: "DE" },
      { name: "Far", country: "DE", details: { email: "office@far.example" } },
      { name: "Nobody", country: "DE" },
    ]),
  );
  const analyst = await as("analyst");
  await callBackend(analyst, addTargetContact, { params: { targetId: String(near) }, body: ADA });
  const alertId = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select id::int from customers where key = 'nordwind'`);
    const customerId = rows[0]?.id ?? 0;
    const about = {
      targetId: near,
      at: new Date(),
      eventTypeId: "strike",
      priority: 3,
      impactLevel: "direct",
    } as const;
    const [id = 0] = await addAlerts(tx, customerId, [about]);
    for (const [targetId, tier] of [
      [far, 2],
      [nobody, 1],
    ])
      await tx.execute(sql`
        insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
        select customer_id, alert_id, ${targetId}, impact_level, ${tier}, confidence, reason, at, event_type_id, priority
          from alert_targets where alert_id = ${id} and target_id = ${near}`);
    return id;
  });
  const told = await callBackend(analyst, listAlertContacts, { params: { alertId: String(alertId) } });
  expect(told.map(({ target, email, role }) => [target.name, email, role])).toEqual([
    ["Near", ADA.email, ADA.role],
    ["Far", "office@far.example", ""],
  ]);
  const foreign = callBackend(await as("stranger"), listAlertContacts, { params: { alertId: String(alertId) } });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
});

test("who was removed is nobody's next contact, though a list of suppliers names the address", async () => {
  const details = { email: "office@lists.example" };
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Listed", country: "DE", details }]));
  const analyst = await as("analyst");
  const params = { targetId: String(id) };
  const next = async () => (await callBackend(analyst, readProfileCards, { params })).contact?.email ?? null;
  expect(await next()).toBe(details.email);
  const body = { ...ADA, email: "Office@lists.example" };
  const added = await callBackend(analyst, addTargetContact, { params, body });
  await callBackend(analyst, removeTargetContact, { params: { ...params, contactId: String(added.id) } });
  expect(await list("analyst", params)).toEqual([]);
  expect(await next()).toBeNull();
});
