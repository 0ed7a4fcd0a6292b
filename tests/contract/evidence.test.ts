import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addContextHelp } from "~/backend/contract/context-help";
import { exportEvidence, listEvidence, verifyEvidence } from "~/backend/contract/evidence";
import { addTeam, deleteTeam } from "~/backend/contract/teams";
import type { EvidenceRecord, Head } from "../../server/backend/platform/evidence/chain";
import { verifyChain } from "../../server/backend/platform/evidence/verify";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();

test("the ledger pages newest first without a gap or a repeat", async () => {
  const admin = await signInAs(use.transport, "admin");
  for (let n = 0; n < 5; n += 1) await addHelp(admin);
  const first = await callBackend(admin, listEvidence, { query: { size: 3 } });
  const second = await callBackend(admin, listEvidence, { query: { size: 3, after: first.after ?? "" } });
  const seqs = [...first.content, ...second.content].map(({ seq }) => seq);
  const newest = seqs[0] ?? 0;
  expect(seqs.slice(0, 5)).toEqual([newest, newest - 1, newest - 2, newest - 3, newest - 4]);
});

test("the export is the whole chain and verifies without the backend, as long as nobody touched it", async () => {
  const admin = await signInAs(use.transport, "admin");
  await addHelp(admin);
  const { entries, head } = readExport(await callBackend(admin, exportEvidence, {}));
  expect(entries.length).toBeGreaterThan(0);
  expect(await verifyChain(entries, { head: () => head })).toEqual({ ok: true, head });
  const forged = entries.map((entry) => ({ ...entry, kind: "context-help.forged" }));
  expect(await verifyChain(forged, { head: () => head })).toEqual({ ok: false, seq: 1, flaw: "altered" });
  expect(await verifyChain(entries.slice(0, -1), { head: () => head })).toMatchObject({ ok: false, flaw: "head" });
});

test("a cursor that is none is refused with its name", async () => {
  const admin = await signInAs(use.transport, "admin");
  await expect(callBackend(admin, listEvidence, { query: { after: "nonsense" } })).rejects.toMatchObject({
    status: 422,
    details: [{ path: "query.after" }],
  });
});

test("filters by subject type, person and day narrow the ledger", async () => {
  const admin = await signInAs(use.transport, "admin");
  await addHelp(admin);
  const list = async (query: object) => (await callBackend(admin, listEvidence, { query })).content;
  // Of its own subject: others write to the same ledger meanwhile.
  const [newest] = await list({ subjectType: "context-help", size: 1 });
  const id = newest?.actor.type === "user" ? newest.actor.id : 0;
  const day = newest?.at.slice(0, 10) ?? "";
  const of = { subjectType: "context-help", userId: id, from: day, to: day };
  expect((await list(of)).map(({ seq }) => seq)).toContain(newest?.seq);
  expect((await list(of)).every(({ subjectType }) => subjectType === "context-help")).toBe(true);
  for (const other of [
    { subjectType: "no-such" },
    { userId: 999999999 },
    { to: "2001-01-01" },
    { from: "2999-01-01" },
  ]) {
    expect(await list({ ...of, ...other })).toEqual([]);
  }
  await expect(list({ from: "yesterday" })).rejects.toMatchObject({ status: 422 });
});

test("the ledger is verified from its first entry, or behind one", async () => {
  const admin = await signInAs(use.transport, "admin");
  await addHelp(admin);
  await addHelp(admin);
  const whole = await callBackend(admin, verifyEvidence, {});
  expect(whole).toMatchObject({ state: "sound", from: 1, checked: whole.head.seq, flaw: null });
  const rest = await callBackend(admin, verifyEvidence, { query: { after: whole.head.seq - 1 } });
  // Other tests of this customer may have written meanwhile.
  expect(rest).toMatchObject({ state: "sound", from: whole.head.seq, checked: rest.head.seq });
  expect(rest.head.seq).toBeGreaterThanOrEqual(whole.head.seq);
  const beyond = await callBackend(admin, verifyEvidence, { query: { after: whole.head.seq + 1_000 } });
  expect(beyond).toMatchObject({ state: "flawed", flaw: { kind: "gap" } });
});

test("an entry carries the name of what it is about, and none of what is gone", async () => {
  const admin = await signInAs(use.transport, "admin");
  const team = await callBackend(admin, addTeam, { body: { name: `Team ${randomUUID()}`, memberIds: [] } });
  const subject = `team:${team.id}`;
  const [added] = (await callBackend(admin, listEvidence, { query: { subject } })).content;
  expect(added?.about).toEqual({ name: team.name, language: null, targetId: null });
  await callBackend(admin, deleteTeam, { params: { teamId: String(team.id) } });
  const entries = (await callBackend(admin, listEvidence, { query: { subject } })).content;
  expect(entries.map(({ kind, about }) => [kind, about])).toEqual([
    ["team.deleted", null],
    ["team.added", null],
  ]);
});

function readExport(text: string): { entries: EvidenceRecord[]; head: Head } {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { head } = lines.pop();
  return { entries: lines, head };
}

function addHelp(admin: Awaited<ReturnType<typeof signInAs>>) {
  const body = { key: `test.${randomUUID()}`, locale: "en", title: "Tier", body: "How many steps away." } as const;
  return callBackend(admin, addContextHelp, { body });
}
