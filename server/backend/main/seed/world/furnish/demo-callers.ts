import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { z } from "zod";
import type { CallInput } from "~/backend/client.server";
import type { Call } from "~/backend/contract/call";
import { type KeptFile, sendDocumentFile } from "~/backend/contract/document-files";
import { BACKEND_BASE, type DirectInput } from "~/backend/transport";
import { openSession } from "../../../../people/session/open-session";
import type { BackendConfig } from "../../../../platform/backend-config";
import type { CallDirectly } from "../../../../platform/call/direct";
import type { Database } from "../../../../platform/db/database";
import { sessions } from "../../../../platform/db/schema/sessions";
import { users } from "../../../../platform/db/schema/users";
import { createBackend, createDirectCalls } from "../../../app";

/** What the demo's people do is done by the product's own calls: its checks, its ledger, its notices. */
export interface DemoCaller {
  userId: number;
  /** `once` names what is done: under the same name it is done once, however often the world is built. */
  call<C extends Call>(
    once: string,
    call: C,
    input: Omit<CallInput<C>, "idempotencyKey">,
  ): Promise<z.output<C["response"]>>;
  file(once: string, fileName: string, content: Uint8Array): Promise<KeptFile>;
}

export type DemoRole = "analyst" | "manager" | "administrator";
export type DemoCallers = Record<DemoRole, DemoCaller>;

/** What the product's calls need beside the database. */
export interface FurnishDeps {
  database: Database;
  config: BackendConfig;
  logger: Logger;
}

/** Runs something with a session of each of a customer's people, which ends with it. A small customer's analyst is its manager, too. */
export async function asDemoPeople<T>(
  { database, config, logger }: FurnishDeps,
  customerId: number,
  run: (callers: DemoCallers) => Promise<T>,
): Promise<T> {
  // A command seeds a server on which the demo may be closed.
  const given = { database, logger, config: { ...config, demo: true } };
  const ways: Ways = { direct: createDirectCalls(given, { checked: false }), app: createBackend(given) };
  const opened: number[] = [];
  const open = async (role: DemoRole): Promise<DemoCaller | null> => {
    const [user] = await database.asSystem((tx) =>
      tx
        .select()
        .from(users)
        .where(and(eq(users.customerId, customerId), eq(users.demo, true), eq(users.roles, [role]))),
    );
    if (!user) return null;
    const { token, session } = await openSession(database, user, { userAgent: null, clientAddress: null });
    opened.push(session.id);
    return callerOf(user.id, token, ways);
  };
  try {
    const analyst = await open("analyst");
    if (!analyst) throw new Error("The demo customer has no analyst");
    return await run({
      analyst,
      manager: (await open("manager")) ?? analyst,
      administrator: (await open("administrator")) ?? analyst,
    });
  } finally {
    await database.asSystem((tx) => tx.delete(sessions).where(inArray(sessions.id, opened)));
  }
}

/** Calls go by their names; only files, and calls whose answer is written piece by piece, need a request. */
interface Ways {
  direct: CallDirectly;
  app: ReturnType<typeof createBackend>;
}

function callerOf(userId: number, token: string, { direct, app }: Ways): DemoCaller {
  // A header holds no letters beyond Latin-1.
  const keyOf = (once: string): string => `demo-${createHash("sha256").update(`${userId} ${once}`).digest("hex")}`;
  return {
    userId,
    call: async (once, call, input) => {
      const idempotencyKey = call.method === "get" ? undefined : keyOf(once);
      const answer =
        (await direct(call.name, input as DirectInput, {
          ...{ token, requestId: randomUUID(), clientAddress: null, userAgent: null, idempotencyKey },
        })) ?? (await byRequest(app, call, input as DirectInput, { token, idempotencyKey }));
      return answered(call, answer.status, answer.body, once);
    },
    file: async (once, fileName, content) => {
      const url = new URL(sendDocumentFile.path, BACKEND_BASE);
      url.searchParams.set("fileName", fileName);
      const headers = {
        authorization: `Bearer ${token}`,
        "content-type": sendDocumentFile.takes ?? "",
        "idempotency-key": keyOf(once),
      };
      const body = content as Uint8Array<ArrayBuffer>;
      const answer = await app.request(url, { method: "POST", headers, body });
      return answered(sendDocumentFile, answer.status, await answer.json(), once);
    },
  };
}

async function byRequest(
  app: Ways["app"],
  { path, method }: Call,
  { params, body }: DirectInput,
  { token, idempotencyKey }: { token: string; idempotencyKey: string | undefined },
): Promise<{ status: number; body: unknown }> {
  const named = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const headers = {
    ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  };
  const init = { method: method.toUpperCase(), headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await app.request(new URL(named, BACKEND_BASE), init);
  return { status: answer.status, body: await answer.json() };
}

/** Throws for what was refused: a demo that is told by hand has to be true throughout. */
function answered<C extends Call>(
  call: C,
  status: number | undefined,
  body: unknown,
  once: string,
): z.output<C["response"]> {
  if (status === call.status) return call.response.parse(body) as z.output<C["response"]>;
  throw new Error(`${call.name} answers ${status ?? "nothing"} for "${once}": ${JSON.stringify(body)}`);
}
