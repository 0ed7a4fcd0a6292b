import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { pushAlert } from "~/backend/contract/alerts-push";
import { createApiToken } from "~/backend/contract/api-tokens";
import { listEvidence } from "~/backend/contract/evidence";
import type { Scope } from "~/backend/contract/scopes";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs, withToken } from "../support/personas";

const use = backendUnderTest();
const asAnalyst = () => signInAs(use.transport, "analyst");
const fire = (externalId = randomUUID()) => ({
  title: `Fire in hall 3 (${externalId})`,
  eventTypeId: "fire",
  externalId,
  source: "mes",
  occurredAt: "2026-03-01T04:00:00Z",
  places: [{ lat: 52.4, lon: 9.7 }],
  organizations: [{ name: "Beispielwerk Hannover GmbH" }],
});

test("the same number again changes nothing, another text revises the event", async () => {
  const analyst = await asAnalyst();
  const body = fire();
  const first = await callBackend(analyst, pushAlert, { body });
  expect(first.state).toBe("added");
  expect(await callBackend(analyst, pushAlert, { body })).toEqual({ eventId: first.eventId, state: "unchanged" });
  const revised = await callBackend(analyst, pushAlert, { body: { ...body, summary: "It is out." } });
  expect(revised).toEqual({ eventId: first.eventId, state: "revised" });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `event:${first.eventId}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["event.told", "event.told"]);
});

test("one number of two systems, or of two customers, is two events", async () => {
  const body = fire();
  const stranger = await signInAs(use.transport, "stranger");
  const analyst = await asAnalyst();
  const told = [
    await callBackend(analyst, pushAlert, { body }),
    await callBackend(analyst, pushAlert, { body: { ...body, source: "erp", title: "Another text" } }),
    await callBackend(stranger, pushAlert, { body }),
  ];
  expect(told.map(({ state }) => state)).toEqual(["added", "added", "added"]);
  expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(3);
});

test("a machine tells with its own key, and only with the scope for it", async () => {
  const analyst = await asAnalyst();
  const keyWith = async (scopes: Scope[]) => {
    const { token } = await callBackend(analyst, createApiToken, { body: { name: "MES", scopes, validDays: 1 } });
    return { backend: withToken(use.transport, token) };
  };
  expect(await callBackend(await keyWith(["events:report"]), pushAlert, { body: fire() })).toMatchObject({
    state: "added",
  });
  const without = callBackend(await keyWith(["feed:read", "feed:write"]), pushAlert, { body: fire() });
  await expect(without).rejects.toMatchObject({ code: "scope_missing", details: { scope: "events:report" } });
});

test("a target that is not there refuses the whole of it", async () => {
  const analyst = await asAnalyst();
  const body = fire();
  const push = callBackend(analyst, pushAlert, { body: { ...body, targetIds: [999_999_999] } });
  await expect(push).rejects.toMatchObject({ status: 404 });
  expect(await callBackend(analyst, pushAlert, { body })).toMatchObject({ state: "added" });
});

test.each([
  [{ eventTypeId: "gossip" }, "body.eventTypeId"],
  [{ url: "javascript:alert(1)" }, "body.url"],
  [{ places: [{ lat: 91, lon: 0 }] }, "body.places.0.lat"],
  [{ occurredAt: "yesterday" }, "body.occurredAt"],
  [{ occurredAt: "0000-01-01T00:00:00Z" }, "body.occurredAt"],
  [{ source: "../x" }, "body.source"],
])("%j is refused by its path", async (change, path) => {
  const push = callBackend(await asAnalyst(), pushAlert, { body: { ...fire(), ...change } });
  await expect(push).rejects.toMatchObject({ status: 422, details: [expect.objectContaining({ path })] });
});
