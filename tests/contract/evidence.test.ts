import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addContextHelp } from "~/backend/contract/context-help";
import { exportEvidence, listEvidence } from "~/backend/contract/evidence";
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
