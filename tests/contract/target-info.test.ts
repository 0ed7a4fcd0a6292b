import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { readTargetProfile, readTransparency } from "~/backend/contract/profile";
import { changeTargetInfo, readTargetInfo } from "~/backend/contract/target-info";
import { listTargetTickets, reportTargetInfo, requestTargetInfo } from "~/backend/contract/target-tickets";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
const CHANGED = {
  ...{ website: "https://werk.example", employees: 120, size: "Medium" as const, version: 1 },
  contact: { email: "office@werk.example", phone: "" },
};

async function target(owner: "nordwind" | null, more: { city?: string } = {}): Promise<number> {
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::float8 as id from customers where key = ${owner ?? ""}`,
    );
    const [id = 0] = await addTargets(tx, [{ name: "Werk", country: "DE", ownerId: rows[0]?.id ?? null, ...more }]);
    return id;
  });
}

test("a target of one's own is put right, with what changed and who in the ledger, and is scored again", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const id = await target("nordwind");
  const params = { targetId: String(id) };
  const updated = await callBackend(analyst, changeTargetInfo, { params, body: CHANGED });
  const location = { lat: null, lon: null, place: null };
  expect(updated).toEqual({ ...CHANGED, location, own: true, version: 2 });
  const late = callBackend(analyst, changeTargetInfo, { params, body: CHANGED });
  await expect(late).rejects.toMatchObject({ status: 409, details: { current: { version: 2 } } });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `target:${id}` } });
  expect(content).toMatchObject([
    { kind: "target.changed", actor: { name: "Mara Keller" }, before: { employees: null }, after: { employees: 120 } },
  ]);
  const { rows } = await use.database.asSystem((tx) => tx.execute(sql`select from scores_due where target_id = ${id}`));
  expect(rows).toHaveLength(1);
});

test("a person sets where a target is and sets it back, both are in the ledger, and it is matched anew", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const id = await target("nordwind", { city: "Böblingen" });
  const params = { targetId: String(id) };
  const put = (version: number, location: { lat: number; lon: number } | null) =>
    callBackend(analyst, changeTargetInfo, { params, body: { ...CHANGED, version, location } });
  const town = { precision: "town", source: "gazetteer", name: "Böblingen" };
  const person = { precision: "address", source: "person", name: null };
  expect(await callBackend(analyst, readTargetProfile, { params })).toMatchObject({ place: town });
  expect((await put(1, { lat: 48.69, lon: 9.02 })).location).toEqual({ lat: 48.69, lon: 9.02, place: person });
  expect((await put(2, { lat: 48.7, lon: 9.03 })).location.place).toEqual(person);
  expect(await callBackend(analyst, readTransparency, { params })).toMatchObject({ place: person });
  expect((await put(3, null)).location).toEqual({ lat: 48.6821, lon: 9.0117, place: town });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `target:${id}` } });
  expect(content).toMatchObject([
    { before: { location: { place: person } }, after: { location: { place: town } } },
    { before: { location: { lat: 48.69 } }, after: { location: { lat: 48.7 } } },
    { actor: { name: "Mara Keller" }, before: { location: { place: town } }, after: { location: { lat: 48.69 } } },
  ]);
});

test("what is everybody's is not changed, and another customer's own is not there", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const open = { targetId: String(await target(null)) };
  expect(await callBackend(analyst, readTargetInfo, { params: open })).toMatchObject({ own: false });
  const change = callBackend(analyst, changeTargetInfo, { params: open, body: CHANGED });
  await expect(change).rejects.toMatchObject({ status: 409, code: "not_own" });
  const stranger = await signInAs(use.transport, "stranger");
  const own = { targetId: String(await target("nordwind")) };
  await expect(callBackend(stranger, readTargetInfo, { params: own })).rejects.toMatchObject({ status: 404 });
  const theirs = callBackend(stranger, changeTargetInfo, { params: own, body: CHANGED });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
});

test("what is wrong and what is missing opens a ticket each, which stands with who told it and when; others see none", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const params = { targetId: String(await target(null)) };
  const wrong = { message: "It moved to Kehl" };
  const isFlagged = async (reader: typeof analyst) =>
    (await callBackend(reader, readTargetProfile, { params })).customer?.flagged;
  expect(await isFlagged(analyst)).toBe(false);
  const { ticket } = await callBackend(analyst, reportTargetInfo, { params, body: wrong });
  expect(await isFlagged(analyst)).toBe(true);
  const missing = { message: "Who owns it?" };
  const asked = await callBackend(analyst, requestTargetInfo, { params, body: missing });
  expect(asked.ticket).toBeGreaterThan(ticket);
  expect(await callBackend(analyst, listTargetTickets, { params })).toMatchObject([
    { ...asked, ...missing, kind: "missing", by: "Mara Keller" },
    { ticket, ...wrong, kind: "wrong", by: "Mara Keller" },
  ]);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select subject, message from tickets where id in (${ticket}, ${asked.ticket}) order by id`),
  );
  const subject = `target:${params.targetId}`;
  expect(rows).toEqual([
    { subject, ...wrong },
    { subject, message: "Information is asked for: Who owns it?" },
  ]);
  const stranger = await signInAs(use.transport, "stranger");
  expect(await callBackend(stranger, listTargetTickets, { params })).toEqual([]);
  expect(await isFlagged(stranger)).toBe(false);
  const own = { targetId: String(await target("nordwind")) };
  for (const call of [reportTargetInfo, requestTargetInfo])
    await expect(callBackend(stranger, call, { params: own, body: wrong })).rejects.toMatchObject({ status: 404 });
});
