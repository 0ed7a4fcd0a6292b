import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { SAMPLES } from "../support/sample-requests";

/** No call of ours has it. */
const MADE_UP = "madeUpField";
const withBody = CALLS.filter((call) => call.body && SAMPLES[call.name]?.body);

/** The value with a field more in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withMore(inner)] as const);
  return Object.fromEntries([...entries, [MADE_UP, 1]]);
}

test("a field that a call does not name reaches no handler, however deep it stands", () => {
  expect(withBody.length).toBeGreaterThan(80);
  const through = withBody.filter(({ name, body }) => {
    const parsed = body?.safeParse(withMore(SAMPLES[name]?.body));
    return parsed?.success && JSON.stringify(parsed.data).includes(MADE_UP);
  });
  expect(through.map(({ name }) => name)).toEqual([]);
});

test("the customer, the user and their roles are named by the session, and by the body only where that is what is changed", () => {
  const naming = withBody.filter(({ name, body }) => {
    const more = { customerId: 9, customer: 9, ownerId: 9, createdBy: 9, actor: 9, demo: true, passwordHash: "x" };
    const parsed = body?.safeParse({ ...(SAMPLES[name]?.body as object), ...more });
    return parsed?.success && Object.keys(more).some((field) => field in (parsed.data as object));
  });
  expect(naming.map(({ name }) => name)).toEqual([]);
});
