import { expect, test } from "vitest";
import { rolesOfCalls } from "../support/roles-of-calls";

const table = rolesOfCalls(({ method }) => method === "post");

/** Of the calls that make or do something; call-roles-changing has those that change or remove, call-roles-reading those that only read. Run with `-u` after a change, and read what has changed. */
test("each role may make the calls that this table names", { timeout: 600_000 }, async () => {
  await expect(await table()).toMatchFileSnapshot("call-roles.txt");
});
