import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const form = (to: Record<string, string>, was: Record<string, string> = {}) => ({
  intent: "owners",
  idempotencyKey: "0123456789abcdef",
  ...Object.fromEntries(Object.entries(to).map(([kind, owner]) => [`to.${kind}`, owner])),
  ...Object.fromEntries(Object.entries(was).map(([kind, owner]) => [`was.${kind}`, owner])),
});
const path = (kind: string) => `/v2/task-owners/${kind}`;

test("one form saves the kinds that somebody else was chosen for, and leaves the others alone", async () => {
  const to = { action: "team:3", alert: "", import: "user:7", duplicates: "user:7" };
  const was = { action: "user:3", alert: "user:7", import: "user:7", duplicates: "" };
  const { asked, status } = await posted(action, form(to, was));
  expect(asked.map(([, , body]) => body)).toEqual([
    { owner: { kind: "team", id: 3 } },
    { owner: { kind: "user", id: 7 } },
    { owner: null },
  ]);
  expect(asked.map(([, at]) => at.split("/").at(-1))).toEqual(["action", "duplicates", "alert"]);
  expect(status).toBe(303);
});

test("who may not have a kind is refused at its field, the others are saved, and what was chosen is kept", async () => {
  const to = { "sanctions-match": "user:7", action: "user:8" };
  const answersAt = { [path("sanctions-match")]: [422, "owner_without_permission"] as const };
  const { asked, status, errors, kept } = await posted(action, form(to), { answersAt });
  expect(asked).toHaveLength(2);
  expect([status, errors]).toEqual([400, { "to.sanctions-match": ["tasks:problems.ownerMayNot"] }]);
  expect(kept).toMatchObject({ to: { "sanctions-match": "user:7", action: "user:8" } });
});

test("what is no person or team is refused at its field", async () => {
  const { asked, errors } = await posted(action, form({ action: "robot:1" }));
  expect([asked, errors]).toEqual([[], { "to.action": ["tasks:problems.owner"] }]);
});
