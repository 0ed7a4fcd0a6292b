import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { CALLS } from "~/backend/contract/calls";
import { SCOPES, type Scope } from "~/backend/contract/scopes";
import { testApp } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();

async function withKeyOf(scopes: Scope[]) {
  const analyst = await signInAs(use.transport, "analyst");
  const { token } = await callBackend(analyst, createApiToken, { body: { name: "ERP", scopes } });
  const server = testApp({ backend: use.transport });
  return (path: string) => server.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

test("a key reads its own area over /api, and for another one it is told which scope it lacks", async () => {
  const get = await withKeyOf(["feed:read"]);
  expect((await get("/v2/feed?statusId=new")).status).toBe(200);
  const refused = await get("/v2/collections");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({
    code: "scope_missing",
    message: "This key lacks the scope network:read",
    details: { scope: "network:read" },
    requestId: expect.any(String),
  });
  for (const path of ["/v2/session", "/v2/users", "/v2/documents", "/v2/actions", "/v2/evidence/export"]) {
    expect([path, (await get(path)).status]).toEqual([path, 403]);
  }
});

test("what visitors read of a target is no way for a key to what is the customer's", async () => {
  const path = "/v2/targets/1/profile";
  expect((await (await withKeyOf(["feed:read"]))(path)).status).toBe(403);
  expect((await (await withKeyOf(["network:read"]))(path)).status).not.toBe(403);
});

test("the document says of every call which scope it takes, and lists all of them", async () => {
  const document = await (await testApp({ backend: use.transport }).request("/api/openapi.json")).json();
  const { key } = document.components.securitySchemes;
  expect(SCOPES.filter((scope) => !key.description.includes(`\`${scope}\``))).toEqual([]);
  for (const { name, path, method, access, bearer, scope } of CALLS) {
    const { security, description } = document.paths[path][method];
    const keys = security.flatMap((one: { key?: string[] }) => one.key ?? []);
    expect([name, keys]).toEqual([name, scope ? [scope] : []]);
    expect([name, "session" in Object.assign({}, ...security)]).toEqual([name, access !== "public" || !!scope]);
    if (scope) expect(description).toContain(`An API key needs the scope \`${scope}\`.`);
    if (bearer === "person") expect(description).toContain("Not for API keys.");
  }
});
