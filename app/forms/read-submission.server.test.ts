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
