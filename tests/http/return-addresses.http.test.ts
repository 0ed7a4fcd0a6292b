import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { sessionCookie } from "../../server/session/cookie";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp, testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { EMAILS, PASSWORD, signInAs } from "../support/personas";
import { ALERTS } from "../support/strangers/alerts";
import { type Nordwind, nordwindOf, publicTarget } from "../support/strangers/nordwind";

const { pages } = await builtPages();
const use = ownBackend();
let nordwind: Nordwind;
let app: ReturnType<typeof testApp>;
let cookie: string;
beforeAll(async () => {
  nordwind = await nordwindOf(use);
  app = testApp({ pages, backend: use.transport });
  const { token } = await signInAs(use.transport, "admin");
  cookie = sessionCookie(testConfig()).start(token, "2099-01-01T00:00:00.000Z").split(";", 1)[0] ?? "";
});

const EVIL = [
  ...["https://evil.example/", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example"],
  ...["/%2fevil.example", "/%5cevil.example", "/%252fevil.example", "/\t/evil.example", "/\r\nSet-Cookie: evil=1"],
  ...["javascript:alert(1)", "data:text/html,x", "https:evil.example", "/.//evil.example", "/feed/..//evil.example"],
];

interface Form {
  path: string;
  fields?: Record<string, string>;
  /** The return address is in the query, under this name; else it is a field of the form. */
  inQuery?: "returnTo" | "returnUrl";
  visitor?: true;
}

/** A form that is taken when it is sent, made anew for each time. */
const FORMS: Record<string, () => Promise<Form>> = {
  cookies: async () => ({ path: "/cookies", fields: { answer: "deny" } }),
  dismissals: async () => ({ path: "/dismissals", fields: { what: "signup-later" } }),
  preferences: async () => ({ path: "/preferences", fields: { scheme: "dark" } }),
  undo: async () => ({ path: `/operations/${(await ALERTS.undoOperation?.make(nordwind))?.operationId}/undo` }),
  follow: async () => ({
    path: `/network/target/${await publicTarget(nordwind)}/profile/follow`,
    fields: { follow: "yes" },
  }),
  edge: async () => ({
    path: `/network/edges/${await publicTarget(nordwind)}/${await publicTarget(nordwind)}`,
    fields: { intent: "tell", type: "Supplier" },
  }),
  help: async () => ({
    path: `/context-help/test.${randomUUID()}`,
    fields: { title: "T", body: "B" },
    inQuery: "returnTo",
  }),
  action: async () => ({ path: "/action/new", fields: { typeId: "watch", title: "A" }, inQuery: "returnTo" }),
  login: async () => ({
    path: "/login",
    fields: { email: EMAILS.viewer, password: PASSWORD },
    inQuery: "returnUrl",
    visitor: true,
  }),
};

async function send({ path, fields = {}, inQuery, visitor }: Form, to: string): Promise<Response> {
  const body = new URLSearchParams(inQuery ? fields : { ...fields, returnTo: to });
  const asked = inQuery ? `${path}?${new URLSearchParams({ [inQuery]: to })}` : path;
  return app.request(asked, { method: "POST", body, headers: { ...SAME_ORIGIN, ...(visitor ? {} : { cookie }) } });
}

test.each(Object.entries(FORMS))("the form %s leads back on this site, and to no other", async (_, form) => {
  const good = await send(await form(), "/management/profile?a=b");
  expect([good.status, good.headers.get("location")]).toEqual([303, "/management/profile?a=b"]);
  for (const evil of EVIL) {
    const answer = await send(await form(), evil);
    expect([evil, answer.status]).toEqual([evil, 303]);
    const location = answer.headers.get("location") ?? "";
    expect([evil, new URL(location, "http://localhost").origin]).toEqual([evil, "http://localhost"]);
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(answer.headers.getSetCookie().filter((one) => one.startsWith("evil"))).toEqual([]);
  }
});
