import { beforeAll } from "vitest";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { ROLES } from "~/backend/contract/permissions";
import { BACKEND_BASE } from "~/backend/transport";
import { testApp } from "./node-server";
import { type OwnBackend, ownBackend } from "./own-backend";
import { signInAs } from "./personas";
import { sampleRequest } from "./sample-requests";
import { requestFor } from "./strangers/asked";
import { type Ids, type Nordwind, nordwindOf } from "./strangers/nordwind";
import { PROBES } from "./strangers/probes";

let use: OwnBackend;
let nordwind: Nordwind;
let server: ReturnType<typeof testApp>;
const tokens = new Map<string, string>();

/**
 * What each role is answered to the calls that are not public and that `wanted` chooses, as a table, through all of the server but its
 * socket, which is no part of who may what: about a thing that the administrator has made where the call names one, so that a 404 is a
 * colleague's own. Called once, where a test file begins; what it answers does the asking.
 */
export function rolesOfCalls(wanted: (call: Call) => boolean): () => Promise<string> {
  use = ownBackend();
  beforeAll(async () => {
    tokens.clear();
    nordwind = await nordwindOf(use);
    server = testApp({ backend: use.transport });
  });
  return async () => {
    const rows: string[][] = [];
    for (const call of closed.filter(wanted)) rows.push([call.name, ...(await answersOf(call))]);
    const table = [["call", ...ROLES], ...rows.sort(([one = ""], [other = ""]) => (one < other ? -1 : 1))];
    return inColumns(table);
  };
}

/** They end the sessions of who has made the things that the others are asked about, so they come last. */
const ENDS_SESSIONS = /^(signOut|endOtherSessions|endOwnSession)$/;
const closed = CALLS.filter(({ access }) => access !== "public").sort(
  (one, other) => Number(ENDS_SESSIONS.test(one.name)) - Number(ENDS_SESSIONS.test(other.name)),
);

/** From the one who may least to the one who may all, so that what is refused leaves the thing to the next. */
async function answersOf(call: Call): Promise<string[]> {
  const answers: string[] = [];
  let ids: Ids | undefined;
  for (const role of ROLES) {
    ids ??= await made(call);
    const response = await asked(call, role, ids);
    answers.push(inWords(response));
    if (response.ok && call.method !== "get") ids = undefined;
  }
  return answers;
}

const made = async ({ name }: Call): Promise<Ids> => (await PROBES[name]?.make(nordwind)) ?? {};

async function asked(call: Call, role: (typeof ROLES)[number], ids: Ids): Promise<Answered> {
  const probe = PROBES[call.name];
  const request = probe ? requestFor(call, probe, ids) : sampleRequest(call);
  const headers = new Headers(request.headers);
  headers.set("authorization", `Bearer ${await tokenOf(role, call)}`);
  const path = request.url.replace(BACKEND_BASE, "/api");
  const body = call.takes ? "%PDF-1.7" : (await request.text()) || null;
  if (call.takes) headers.set("content-type", call.takes);
  const response = await server.request(path, { method: request.method, headers, body });
  // It would go on for as long as somebody listens.
  const endless = call.name === "watchNewAlerts" && response.ok;
  if (endless) await response.body?.cancel();
  const text = endless ? "" : await response.text();
  return { ok: response.ok, status: response.status, text };
}

/** Ending sessions is done in a session of its own. */
async function tokenOf(role: (typeof ROLES)[number], { name }: Call): Promise<string> {
  const enter = async () => (await signInAs(use.transport, role === "administrator" ? "admin" : role)).token;
  if (ENDS_SESSIONS.test(name)) {
    tokens.clear();
    return enter();
  }
  const token = tokens.get(role) ?? (await enter());
  tokens.set(role, token);
  return token;
}

interface Answered {
  ok: boolean;
  status: number;
  text: string;
}

function inWords({ ok, status, text }: Answered): string {
  if (ok) return "may";
  const { code, details } = JSON.parse(text);
  return code === "not_permitted" && details?.permission ? `needs ${details.permission}` : `${status} ${code}`;
}

function inColumns(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return `${rows.map((row) => line(row).trimEnd()).join("\n")}\n`;
}
