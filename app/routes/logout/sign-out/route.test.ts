import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { setSitePath } from "~/site-path";
import { action, loader } from "./route";

const request = new Request("http://tierwatch.test/logout", { method: "POST" });

test("signing out ends the session in the backend, forgets the cookie and says so", async () => {
  const asked: string[] = [];
  const answer = await signOut(async ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return new Response(null, { status: 204 });
  });
  expect(asked).toEqual(["DELETE /v2/session"]);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(answer.headers.getSetCookie()).toEqual(["gone", expect.stringContaining("tierwatch-toast=")]);
});

test("below a path of a host signing out leaves alone what other products there have stored", async () => {
  setSitePath("/risk");
  const answer = await signOut(async () => new Response(null, { status: 204 })).finally(() => setSitePath(""));
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
});

test("a session that is over already is signed out too", async () => {
  const over = { code: "unauthenticated", message: "over", requestId: "request-1" };
  const answer = await signOut(async () => Response.json(over, { status: 401 }));
  expect(answer.status).toBe(303);
});

test("a session that could not be ended is not said to be", async () => {
  await expect(signOut(() => Promise.reject(new Error("down")))).rejects.toThrow(/not available/);
});

test("a visitor has nothing to sign out of", async () => {
  const context = { session: null } as AppLoadContext;
  const thrown = await loader({ request, context, params: {} }).catch((answer: Response) => answer);
  expect((thrown as Response).headers.get("Location")).toBe("/login");
});

function signOut(backend: BackendTransport) {
  const context = { session: { user: {} }, backend, endSession: () => "gone" } as unknown as AppLoadContext;
  return action({ request, context, params: {} });
}
