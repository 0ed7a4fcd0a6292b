import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, type SupplierImport, startImport } from "~/backend/contract/imports";
import type { BackendTransport } from "~/backend/transport";
import { expect } from "../test";

type Caller = { backend: BackendTransport };

/**
 * A department's list of plants, read on trial with the columns as they are guessed, then with two of them put right, its doubtful
 * rows decided, and confirmed. Answers how many targets it made.
 */
export async function importSteelMills(manager: Caller, path: string): Promise<number> {
  const content = (await readFile(path)).toString("base64");
  const file = { kind: "suppliers" as const, fileName: basename(path), content };
  const tried = await sent(manager, { ...file, dryRun: true });
  expect(tried).toMatchObject({ step: "review", state: "Done", total: 1230 });
  expect(meaningOf(tried)).toMatchObject({ source_name: "name", iso3_country: "country", company_name: "legalName" });

  // The plant is operated by the company of this row; its legal name is not the plant's.
  const mapping = { legalName: null, parent: "company_name" };
  const { id } = await sent(manager, { ...file, mapping, options: { collection: "Steel mills" } });
  const params = { importId: String(id) };
  const { content: doubtful } = await callBackend(manager, listImportRows, { params, query: { state: "waiting" } });
  expect(doubtful.length).toBeGreaterThan(0);
  for (const { row } of doubtful) {
    const decision = { decision: "create", targetId: null } as const;
    await callBackend(manager, decideImportRow, { params: { ...params, row: String(row) }, body: decision });
  }
  await callBackend(manager, applyImport, { params });
  const { step, state, counts } = await settled(manager, id);
  expect({ step, state, waiting: counts.waiting ?? 0, refused: counts.refused ?? 0 }).toEqual({
    ...{ step: "applied", state: "Done", waiting: 0, refused: 0 },
  });
  return counts.created ?? 0;
}

async function sent(manager: Caller, body: z.input<typeof startImport.body>): Promise<SupplierImport> {
  const { id } = await callBackend(manager, startImport, { body });
  return settled(manager, id);
}

/** Waits as a screen does: by asking again. */
async function settled(manager: Caller, id: number): Promise<SupplierImport> {
  for (;;) {
    const found = await callBackend(manager, readImport, { params: { importId: String(id) } });
    if (found.state !== "Queued" && found.state !== "Running") return found;
  }
}

const meaningOf = ({ columns }: SupplierImport) =>
  Object.fromEntries(columns.map(({ title, field }) => [title, field]));
