import { expect, test } from "vitest";
import { rolesOfCalls } from "../support/roles-of-calls";

const table = rolesOfCalls(({ method }) => method !== "get" && method !== "post");

/** Run with `-u` after a change, and read what has changed. */
test("each role may change and remove with the calls that this table names", { timeout: 600_000 }, async () => {
  await expect(await table()).toMatchFileSnapshot("call-roles-changing.txt");
});
