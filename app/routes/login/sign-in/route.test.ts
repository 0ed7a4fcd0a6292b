import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { action, loader } from "./route";

const good = { email: "analyst@nordwind.example", password: "tierwatch-demo" };

test("signing in sets the session cookie and goes where the user wanted", async () => {
  const answer = await post(good, signedIn, "?returnUrl=%2Ffeed%2Farchived");
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("Location")]).toEqual([303, "/feed/archived"]);
  expect(headers.get("Set-Cookie")).toBe(`session=${TOKEN}`);
});

test("another site is never where the user goes", async () => {
  const answer = (await post(good, signedIn, "?returnUrl=https%3A%2F%2Fevil.example")) as Response;
  expect(answer.headers.get("Location")).toBe("/feed");
});

test("a refused password answers 400 with one text and without the password", async () => {
  const { data, init } = refused(await post(good, says(401, "invalid_credentials")));
  expect(init?.status).toBe(400);
  expect(data.problem).toEqual({ key: "login:refused" });
  expect(data.submission.initialValue).toEqual({ email: good.email });
});

test("too many attempts answer 429 with the minutes to wait", async () => {
  const { data, init } = refused(await post(good, says(429, "too_many_attempts", { "retry-after": "130" })));
  expect(init?.status).toBe(429);
  expect(data.problem).toEqual({ key: "login:tooMany", params: { count: 3 } });
  expect(new Headers(init?.headers).get("Retry-After")).toBe("130");
});

test("a backend that is gone answers 503 and keeps the address", async () => {
  const { data, init } = refused(await post(good, () => Promise.reject(new Error("refused"))));
  expect(init?.status).toBe(503);
  expect(data.submission.initialValue).toEqual({ email: good.email });
});

test("an empty form names both fields and asks the backend nothing", async () => {
  const { data, init } = refused(await post({}, () => Promise.reject(new Error("asked"))));
  expect(init?.status).toBe(400);
  expect(Object.keys(data.submission.error ?? {})).toEqual(["email", "password"]);
});

test("who is signed in goes straight on", async () => {
  const context = { ...contextWith(signedIn), session: SESSION } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/login?returnUrl=%2Ffeed%2Fall");
  const thrown = await loader({ request, context, params: {} }).catch((answer: Response) => answer);
  expect((thrown as Response).headers.get("Location")).toBe("/feed/all");
});

test("signing in anew ends the session that was there", async () => {
  const asked: string[] = [];
  const backend: BackendTransport = async (request) => {
    asked.push(request.method);
    return request.method === "DELETE" ? new Response(null, { status: 204 }) : signedIn(request);
  };
  const request = new Request("http://tierwatch.test/login", { method: "POST", body: new URLSearchParams(good) });
  const context = { ...contextWith(backend), session: SESSION } as unknown as AppLoadContext;
  const answer = await action({ request, context, params: {} });
  expect((answer as Response).headers.get("Set-Cookie")).toBe(`session=${TOKEN}`);
  expect(asked).toEqual(["POST", "DELETE"]);
});

const TOKEN = "t".repeat(43);
const SESSION = {
  id: 1,
  user: {
    id: 1,
    firstname: "Mara",
    lastname: "König",
    email: good.email,
    language: "en",
    passwordValidUntil: null,
    customer: { id: 1, name: "Nordwind Automotive", logo: null },
    activePlan: { name: "Pro" },
    embeddedLogin: false,
    createdAt: "2026-01-01T00:00:00.000Z",
  },
  roles: ["analyst"],
  permissions: [],
  features: [],
  perspectives: [],
  expiresAt: "2027-01-01T00:00:00.000Z",
};

const signedIn: BackendTransport = async () => Response.json({ token: TOKEN, session: SESSION }, { status: 201 });

function says(status: number, code: string, headers: HeadersInit = {}): BackendTransport {
  return async () => Response.json({ code, message: code, requestId: "request-1" }, { status, headers });
}

function contextWith(backend: BackendTransport): AppLoadContext {
  return { session: null, backend, startSession: (token: string) => `session=${token}` } as unknown as AppLoadContext;
}

function post(fields: Record<string, string>, backend: BackendTransport, search = "") {
  const request = new Request(`http://tierwatch.test/login${search}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return action({ request, context: contextWith(backend), params: {} });
}

function refused(answer: Awaited<ReturnType<typeof post>>) {
  if (!("data" in answer)) throw new Error(`Expected the form again, got ${answer.status}`);
  return answer;
}
