import { Hono } from "hono";
import { expect, test } from "vitest";
import { readSession, signOut } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { ANALYST } from "../../tests/support/node-server";
import type { Caller } from "../backend/platform/call/caller";
import type { AppEnv } from "../middleware/app-env";
import { backendOf } from "./backend-of";
import type { SharedBackend } from "./shared-backend";

const ANSWER = { status: 200, body: null, headers: {} };

/** What `use` does within a request of the analyst, whose client goes when `client` says so. */
async function within(
  backend: SharedBackend,
  use: (own: BackendTransport) => Promise<void>,
  client = new AbortController(),
) {
  const app = new Hono<AppEnv>().get("/", async (c) => {
    c.set("gone", client.signal);
    c.set("requestId", "request-1");
    c.set("clientAddress", "192.0.2.7");
    c.set("token", "t".repeat(40));
    c.set("session", ANALYST);
    await use(backendOf(c, backend));
    return c.text("done");
  });
  expect((await app.request("/", { headers: { "user-agent": "a browser" } })).status).toBe(200);
}

const inProcess = (call: NonNullable<SharedBackend["inProcess"]>): SharedBackend =>
  Object.assign(async () => Response.error(), { inProcess: call });

test("a direct call says who asks, with the session that was found, until something was written", async () => {
  const callers: Caller[] = [];
  const backend = inProcess(async (_, __, caller) => {
    callers.push(caller);
    return ANSWER;
  });
  await within(backend, async ({ direct }) => {
    await direct?.(readSession, {});
    await direct?.(signOut, { idempotencyKey: "key-1" });
    await direct?.(readSession, {});
  });
  const asked = { token: "t".repeat(40), requestId: "request-1", clientAddress: "192.0.2.7", userAgent: "a browser" };
  expect(callers).toEqual([
    { ...asked, session: ANALYST, idempotencyKey: undefined },
    { ...asked, session: ANALYST, idempotencyKey: "key-1" },
    { ...asked, session: undefined, idempotencyKey: undefined },
  ]);
});

test("nobody waits for a direct call once the client has gone", async () => {
  const client = new AbortController();
  const never = inProcess(() => new Promise(() => undefined));
  await within(
    never,
    async ({ direct }) => {
      const waiting = direct?.(readSession, {});
      client.abort(new Error("gone"));
      await expect(waiting).rejects.toThrow("gone");
      await expect(direct?.(readSession, {})).rejects.toThrow("gone");
    },
    client,
  );
});

test("a backend that is elsewhere is called over requests only", async () => {
  await within(
    async () => Response.error(),
    async ({ direct }) => expect(direct).toBeUndefined(),
  );
});
