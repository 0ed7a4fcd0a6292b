import { callBackend } from "~/backend/client.server";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { applyImport, readImport, startImport } from "~/backend/contract/imports";
import type { signInAs } from "./personas";

export type Caller = Awaited<ReturnType<typeof signInAs>>;

/** Sends a text as a list, of suppliers unless said; a job reads it. */
export function sendList(caller: Caller, text: string, kind: ImportKind = "suppliers") {
  const content = Buffer.from(text).toString("base64");
  return callBackend(caller, startImport, { body: { kind, fileName: "liste.csv", content } });
}

/** Applies an import, also where a test sends the same file once more. */
export function applyAlsoAgain(caller: Caller, params: { importId: string }) {
  return callBackend(caller, applyImport, { params, query: { again: "true" } });
}

/** Waits until no job has anything to do for an import, and answers how it is then. */
export async function settled(caller: Caller, importId: number) {
  for (;;) {
    const found = await callBackend(caller, readImport, { params: { importId: String(importId) } });
    if (found.state !== "Queued" && found.state !== "Running") return found;
  }
}
