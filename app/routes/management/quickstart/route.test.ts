import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { Session } from "~/backend/contract/session";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const visit = (user: Partial<Session["user"]>) => {
  const context = { session: { ...ANALYST, user: { ...ANALYST.user, ...user } } } as AppLoadContext;
  return loader({ request: new Request("http://tierwatch.test/management/quickstart"), context, params: {} });
};

test("the quickstart sends on to the top of this week", async () => {
  const sent = await visit({}).catch((answer: Response) => answer);
  expect((sent as Response).headers.get("Location")).toBe("/feed/new?order=TopThisWeek");
});

test("who comes from the customer's own portal stays on it", async () => {
  expect(await visit({ embeddedLogin: true })).toBeNull();
});
