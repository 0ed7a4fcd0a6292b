import { expect, test } from "vitest";
import { z } from "zod";
import { readSubmission } from "./read-submission.server";

const schema = z.object({
  email: z.string({ error: "login:errors.emailMissing" }),
  password: z.string({ error: "login:errors.passwordMissing" }),
});

const posted = (fields: Record<string, string>) =>
  new Request("http://tierwatch.test/login", { method: "POST", body: new URLSearchParams(fields) });

test("a good form is its values and its idempotency key", async () => {
  const key = "0123456789abcdef-R1";
  const submission = await readSubmission(posted({ email: "a@b", password: "p", idempotencyKey: key }), schema);
  expect(submission).toMatchObject({ ok: true, value: { email: "a@b", password: "p" }, idempotencyKey: key });
});

test("a bad form answers 400 with the errors of each field and what was typed, but no password", async () => {
  const submission = await readSubmission(posted({ password: "hunter2", idempotencyKey: "0123456789abcdef" }), schema);
  const { data, init } = submission.refuse();
  expect(submission.ok).toBe(false);
  expect(init?.status).toBe(400);
  expect(data.submission.error).toEqual({ email: ["login:errors.emailMissing"] });
  expect(JSON.stringify(data)).not.toMatch(/hunter2|0123456789abcdef/);
});

test("a good form that is refused keeps what was typed and says why", async () => {
  const submission = await readSubmission(posted({ email: "a@b", password: "p" }), schema);
  const { data, init } = submission.refuse({ status: 503, problem: { key: "login:unavailable" } });
  expect(init?.status).toBe(503);
  expect(data.submission.initialValue).toEqual({ email: "a@b" });
  expect(data.problem).toEqual({ key: "login:unavailable" });
});

test.each(["short", "has blanks in the middle", "x".repeat(101)])("a key that is none is left out: %s", async (key) => {
  const submission = await readSubmission(posted({ email: "a", password: "p", idempotencyKey: key }), schema);
  expect(submission.idempotencyKey).toBeUndefined();
});

test.each([
  "email[4294967294]",
  "email[99999999].x",
  `a${".b".repeat(300_000)}`,
  "__proto__[x]",
  "a.__proto__.x",
  "__intent__",
  "__state__",
  "",
])("a field that no page of ours has is refused before it is read: %.40s", async (name) => {
  const answer = await readSubmission(posted({ email: "a@b", password: "p", [name]: "1" }), schema).catch((e) => e);
  expect(answer.init).toEqual({ status: 400 });
});

test("a field that comes twice where one is meant is refused, and neither of the two is taken", async () => {
  const form = new URLSearchParams({ email: "a@b", password: "p" });
  form.append("email", "other@b");
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = new Request("http://localhost/", { method: "POST", headers, body: form });
  const submission = await readSubmission(request, schema);
  expect(submission).toMatchObject({ ok: false });
  expect(submission).not.toHaveProperty("value");
});

test("a form of more fields than any page has is refused", async () => {
  const body = new URLSearchParams(Array.from({ length: 1001 }, () => ["email", "a@b"]));
  const request = new Request("http://tierwatch.test/login", { method: "POST", body });
  expect(await readSubmission(request, schema).catch((e) => e.init)).toEqual({ status: 400 });
});

test("lists and groups of fields are read", async () => {
  const suppliers = z.object({ suppliers: z.array(z.object({ "vat-id": z.string() })), ids: z.array(z.string()) });
  const form = posted({ "suppliers[0].vat-id": "DE1", "suppliers[1].vat-id": "AT2", "ids[]": "7" });
  const submission = await readSubmission(form, suppliers);
  expect(submission).toMatchObject({
    ok: true,
    value: { suppliers: [{ "vat-id": "DE1" }, { "vat-id": "AT2" }], ids: ["7"] },
  });
});
