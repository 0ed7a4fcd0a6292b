import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addContextHelp, changeContextHelp, deleteContextHelp, listContextHelp } from "~/backend/contract/context-help";
import { listEvidence } from "~/backend/contract/evidence";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();
const freshKey = () => `test.${randomUUID()}`;
const asAdmin = () => signInAs(use.transport, "admin");
const text = { locale: "en", title: "Impact level", body: "How close the event is to the target." } as const;

test("an entry that was added is in the list of its language and in no other", async () => {
  const admin = await asAdmin();
  const key = freshKey();
  const added = await callBackend(admin, addContextHelp, { body: { key, ...text } });
  expect(added).toMatchObject({ key, ...text, version: 1 });
  expect(await callBackend(admin, listContextHelp, { query: { locale: "en" } })).toContainEqual(added);
  expect(await callBackend(admin, listContextHelp, { query: { locale: "de" } })).not.toContainEqual(
    expect.objectContaining({ key }),
  );
});

test("the same key twice is refused, and the first text stays", async () => {
  const admin = await asAdmin();
  const key = freshKey();
  const added = await callBackend(admin, addContextHelp, { body: { key, ...text } });
  const again = callBackend(admin, addContextHelp, { body: { key, ...text, title: "Other" } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "context_help_exists" });
  expect(await callBackend(admin, listContextHelp, {})).toContainEqual(added);
});

test("a change made on an old version is refused and shows what stands there now", async () => {
  const admin = await asAdmin();
  const key = freshKey();
  await callBackend(admin, addContextHelp, { body: { key, ...text } });
  const change = (title: string) =>
    callBackend(admin, changeContextHelp, { params: { key }, body: { ...text, title, version: 1 } });
  const first = await change("First");
  expect(first.version).toBe(2);
  const late = await change("Late").catch((error) => error);
  expect(late).toMatchObject({
    status: 409,
    code: "stale_version",
    details: { current: { title: "First", version: 2 } },
  });
});

test("a write sent twice under one idempotency key happens once and answers the same", async () => {
  const admin = await asAdmin();
  const key = freshKey();
  const send = () => callBackend(admin, addContextHelp, { body: { key, ...text }, idempotencyKey: `submit ${key}` });
  const [one, two] = await Promise.all([send(), send()]);
  expect(two).toEqual(one);
  const trail = await callBackend(admin, listEvidence, { query: { subject: `context-help:${key}` } });
  expect(trail.totalElements).toBe(1);
});

test("an idempotency key cannot be used for another request", async () => {
  const admin = await asAdmin();
  const idempotencyKey = randomUUID();
  await callBackend(admin, addContextHelp, { body: { key: freshKey(), ...text }, idempotencyKey });
  const other = callBackend(admin, addContextHelp, { body: { key: freshKey(), ...text }, idempotencyKey });
  await expect(other).rejects.toMatchObject({ status: 422, code: "idempotency_key_reused" });
});

test("adding, changing and deleting leave three decisions with who, what and from where to where", async () => {
  const admin = await asAdmin();
  const key = freshKey();
  await callBackend(admin, addContextHelp, { body: { key, ...text } });
  await callBackend(admin, changeContextHelp, { params: { key }, body: { ...text, title: "New", version: 1 } });
  await callBackend(admin, deleteContextHelp, { params: { key }, query: { locale: "en" } });
  const { content } = await callBackend(admin, listEvidence, { query: { subject: `context-help:${key}` } });
  expect(content.map(({ before, after }) => [titleOf(before), titleOf(after)])).toEqual([
    ["New", null],
    ["Impact level", "New"],
    [null, "Impact level"],
  ]);
  expect(content[0]?.actor).toMatchObject({ type: "user", name: "Amelie Roth" });
  expect(await callBackend(admin, listContextHelp, {})).not.toContainEqual(expect.objectContaining({ key }));
});

function titleOf(entry: unknown): unknown {
  return (entry as { title: string } | null)?.title ?? null;
}
