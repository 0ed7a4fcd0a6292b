import { seconds } from "~/time/duration";
import { sessionCookie } from "../../../server/session/cookie";
import { testConfig } from "../../support/node-server";
import { call, type Server } from "../kill/client";

/** Signs the cookies of the servers that these experiments start. */
export const SESSION_SECRET = "a secret of the experiments, long enough";

/** The header of a browser that is signed in with this token. */
export function cookieOf(token: string): string {
  const cookie = sessionCookie(testConfig({ sessionSecret: SESSION_SECRET }));
  return cookie.start(token, new Date(Date.now() + seconds(86_400)).toISOString()).split(";", 1)[0] ?? "";
}

/** Adds a help entry; the status, and the code of a refusal. */
export async function writeEntry(
  server: Server,
  key: string,
  body = "text",
): Promise<{ status: number; code?: string }> {
  const entry = JSON.stringify({ key, locale: "en", title: key, body });
  const answer = await call(server, "POST", "context-help", { body: entry, key: `once-${key}` });
  return { status: answer.status, ...(answer.ok ? {} : { code: ((await answer.json()) as { code: string }).code }) };
}

/** The keys of all help entries; throws when they cannot be read. */
export async function readEntries(server: Server): Promise<Set<string>> {
  const answer = await call(server, "GET", "context-help?locale=en");
  if (!answer.ok) throw new Error(`Reading answered ${answer.status}`);
  return new Set(((await answer.json()) as { key: string }[]).map(({ key }) => key));
}

/** Sends a file of so many bytes. */
export async function upload(server: Server, bytes: number): Promise<{ status: number; code?: string }> {
  const body = Buffer.alloc(bytes, "%PDF-1.7 a file ");
  const sent = { body, type: "application/octet-stream" };
  const answer = await call(server, "POST", "document-files?fileName=a.pdf", sent);
  return { status: answer.status, ...(answer.ok ? {} : { code: ((await answer.json()) as { code: string }).code }) };
}

/** A page as a signed-in browser gets it, and how long it took (ms). */
export async function page(server: Server, path: string, init: RequestInit = {}) {
  const began = performance.now();
  const headers = { cookie: cookieOf(server.token), "sec-fetch-site": "same-origin", ...init.headers };
  const answer = await fetch(server.address + path, { redirect: "manual", ...init, headers });
  return { status: answer.status, text: await answer.text(), milliseconds: performance.now() - began };
}
