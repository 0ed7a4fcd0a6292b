import { callBackend } from "~/backend/client.server";
import { startImport } from "~/backend/contract/imports";
import type { signInAs } from "./personas";

export type Caller = Awaited<ReturnType<typeof signInAs>>;

/** Sends a text as a list of suppliers; a job reads it. */
export function sendList(caller: Caller, text: string) {
  const content = Buffer.from(text).toString("base64");
  return callBackend(caller, startImport, { body: { kind: "suppliers", fileName: "liste.csv", content } });
}
