import { expect, test } from "vitest";
import { rolesOfCalls } from "../support/roles-of-calls";

const table = rolesOfCalls(({ method, name }) => method === "post" && name >= "j");

/** Of the calls that make or do something, by name the second half: see call-roles.http.test.ts. */
test("each role may make these calls as well", { timeout: 600_000 }, async () => {
  await expect(await table()).toMatchFileSnapshot("call-roles-second.txt");
});
