import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { permissionsOf, ROLES, type Role } from "~/backend/contract/permissions";
import type { AskedBySession } from "../../platform/call/handler";
import { headerQuestion, writtenQuestion } from "./header-question";

const dialect = new PgDialect();

/** A user with these roles and pins. */
function by(roles: readonly Role[], pins: readonly string[], userId: number | null = 7, customerId = 3) {
  const session = { permissions: permissionsOf(roles), preferences: { pins }, user: { id: userId } };
  return { session, scope: { customerId, userId } } as unknown as AskedBySession;
}
const asked = (...of: Parameters<typeof by>) => dialect.sqlToQuery(headerQuestion(by(...of), "Europe/Berlin"));

test("the header's question has two wordings for all roles and any pins, so that each connection plans it once", () => {
  const words = new Set([asked([], [], null).sql, asked(["manager"], []).sql]);
  expect(words.size).toBe(2);
  for (const role of ROLES) expect(words).toContain(asked([role], ["collection:4", "view:9", "view:10"], 8).sql);
  expect(asked(["viewer"], []).params).not.toEqual(asked(["analyst"], []).params);
});

test("what is sent is the question of this person, this day, these rights and these pins, however often it was asked before", () => {
  const people = [
    by(["manager"], []),
    by(["analyst"], []),
    by(["analyst"], ["view:9"]),
    by(["analyst"], [], 8),
    by(["analyst"], [], 7, 4),
  ];
  const moments = ["2026-03-29T21:30:00Z", "2026-03-29T23:30:00Z"].map((at) => new Date(at));
  const sent = [1, 2].flatMap(() =>
    people.flatMap((one) =>
      ["UTC", "Europe/Berlin"].flatMap((zone) =>
        moments.map((now) => {
          const { sql: text, params: values } = dialect.sqlToQuery(headerQuestion(one, zone, now));
          const written = writtenQuestion(one, zone, now);
          expect(written).toMatchObject({ text, values });
          return JSON.stringify(written);
        }),
      ),
    ),
  );
  // Of each person two days: in Berlin the second moment is the 30th.
  expect(new Set(sent).size).toBe(people.length * 2);
});
