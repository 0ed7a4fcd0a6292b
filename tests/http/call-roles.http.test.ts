import { expect, test } from "vitest";
import { rolesOfCalls } from "../support/roles-of-calls";

const table = rolesOfCalls(({ method }) => method !== "get");

/** Of the calls that change something; those that only read are in call-roles-reading. Run with `-u` after a change, and read what has changed. */
test("each role may make the calls that this table names", { timeout: 600_000 }, async () => {
  await expect(await table()).toMatchFileSnapshot("call-roles.txt");
});
