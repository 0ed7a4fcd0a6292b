import { PassThrough } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLogger } from "./logger";

function logged(error: unknown): string {
  const to = new PassThrough();
  createLogger({ logLevel: "info", stage: "production", version: "1" }, to).error({ err: error }, "failed");
  return String(to.read());
}

const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
  code: "23505",
  detail: "Key (email)=(swordfish@nordwind.example) already exists.",
});
const failed = new DrizzleQueryError("insert into users values ($1, $2)", ["swordfish\nparams: 1", "x"], refused);

test.each([
  ["a query that failed", failed],
  ["a query that failed behind another error", new Error("sign-in failed", { cause: failed })],
  ["the database's own error", refused],
])("%s is told without its values", (_, error) => {
  const line = logged(error);
  expect(line).not.toContain("swordfish");
  expect(line).toContain("violates unique constraint");
  expect(JSON.parse(line).err.stack).toContain("tell-error.test.ts");
});

test("a query that failed is told with its text, and the database's error with its code", () => {
  expect(JSON.parse(logged(failed)).err.message).toContain("insert into users values ($1, $2)");
  expect(JSON.parse(logged(refused)).err.code).toBe("23505");
});
