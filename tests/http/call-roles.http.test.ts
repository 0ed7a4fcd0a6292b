import { expect, test } from "vitest";
import { rolesOfCalls } from "../support/roles-of-calls";

const table = rolesOfCalls(({ method, name }) => method === "post" && name < "j");

/**
 * Of the calls that make or do something, by name the first half; call-roles-second has the other, call-roles-changing those that change or
 * remove, call-roles-reading those that only read. Run with `-u` after a change, and read what has changed.
 */
test("each role may make the calls that this table names", { timeout: 600_000 }, async () => {
  await expect(await table()).toMatchFileSnapshot("call-roles.txt");
});
