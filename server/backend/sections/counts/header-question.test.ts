import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { permissionsOf, ROLES, type Role } from "~/backend/contract/permissions";
import type { AskedBySession } from "../../platform/call/handler";
import { headerQuestion } from "./handlers";

const dialect = new PgDialect();

/** What is asked for a user with these roles and pins. */
function asked(roles: readonly Role[], pins: readonly string[], userId: number | null = 7) {
  const session = { permissions: permissionsOf(roles), preferences: { pins }, user: { id: userId } };
  return dialect.sqlToQuery(
    headerQuestion({ session, scope: { customerId: 3, userId } } as unknown as AskedBySession, "Europe/Berlin"),
  );
}

test("the header's question has two wordings for all roles and any pins, so that each connection plans it once", () => {
  const words = new Set([asked([], [], null).sql, asked(["manager"], []).sql]);
  expect(words.size).toBe(2);
  for (const role of ROLES) expect(words).toContain(asked([role], ["collection:4", "view:9", "view:10"], 8).sql);
  expect(asked(["viewer"], []).params).not.toEqual(asked(["analyst"], []).params);
});
