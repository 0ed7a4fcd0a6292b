import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

test.each([204, 404])("one session is ended, also when it is over already (%s)", async (status) => {
  const answers = status === 404 ? ([404, "not_found"] as const) : ([204] as const);
  const { asked, status: said, to, cookies } = await posted(action, { session: "31" }, { answers });
  expect([said, to]).toEqual([303, "/management/sessions"]);
  expect(asked).toEqual([["DELETE", "/v2/sessions/31", null]]);
  expect(cookies.join()).toContain("tierwatch-toast=");
});

test("all others are ended at once", async () => {
  const { asked, status } = await posted(action, { session: "others" }, { answers: [200, { ended: 3 }] });
  expect(status).toBe(303);
  expect(asked).toEqual([["DELETE", "/v2/sessions", null]]);
});

test("keys and feed addresses are revoked at once, and their number is told", async () => {
  const answers = [200, { keys: 2, addresses: 1 }] as const;
  const { asked, status, cookies } = await posted(action, { session: "keys" }, { answers });
  expect([status, asked]).toEqual([303, [["DELETE", "/v2/api-tokens", null]]]);
  expect(cookies.join()).toContain("tierwatch-toast=");
});

test.each(["", "all", "-1", "1; drop"])("a button that there is not ends nothing: %j", async (session) => {
  const { asked, status } = await posted(action, { session });
  expect([asked, status]).toEqual([[], 400]);
});
