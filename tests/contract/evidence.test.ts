import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addContextHelp } from "~/backend/contract/context-help";
import { exportEvidence, listEvidence } from "~/backend/contract/evidence";
import { signInAs } from "../support/personas";
import { useBackend } from "./backend";

const use = useBackend();

test("the ledger pages newest first without a gap or a repeat", async () => {
  const admin = await signInAs(use.transport, "admin");
  for (let n = 0; n < 5; n += 1) await addHelp(admin);
  const first = await callBackend(admin, listEvidence, { query: { size: 3 } });
  const second = await callBackend(admin, listEvidence, { query: { size: 3, after: first.after ?? "" } });
  const seqs = [...first.content, ...second.content].map(({ seq }) => seq);
  const newest = seqs[0] ?? 0;
  expect(seqs.slice(0, 5)).toEqual([newest, newest - 1, newest - 2, newest - 3, newest - 4]);
});

test("the export is the whole chain, each entry bound to the one before, closed by its head", async () => {
  const admin = await signInAs(use.transport, "admin");
  await addHelp(admin);
  const lines = (await callBackend(admin, exportEvidence, {})).trim().split("\n").map((line) => JSON.parse(line));
  const head = lines.pop();
  expect(lines.length).toBeGreaterThan(0);
  lines.forEach((entry, index) => {
    expect(entry.seq).toBe(index + 1);
    if (index > 0) expect(entry.prevHash).toBe(lines[index - 1].hash);
  });
  expect(head).toEqual({ head: { seq: lines.length, hash: lines.at(-1).hash } });
});

test("a cursor that is none is refused with its name", async () => {
  const admin = await signInAs(use.transport, "admin");
  await expect(callBackend(admin, listEvidence, { query: { after: "nonsense" } })).rejects.toMatchObject({
    status: 422,
    details: [{ path: "query.after" }],
  });
});

function addHelp(admin: Awaited<ReturnType<typeof signInAs>>) {
  const body = { key: `test.${randomUUID()}`, locale: "en", title: "Tier", body: "How many steps away." } as const;
  return callBackend(admin, addContextHelp, { body });
}
