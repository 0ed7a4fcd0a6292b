import { expect, test } from "vitest";
import type { LoadContext } from "~/load-context";
import { holdersOf } from "./queries.server";

const person = (id: number, state = "active") => ({
  ...{ id, email: `p${id}@x.example`, firstname: "P", lastname: String(id), roles: ["analyst"], teams: [], state },
  ...{ language: "en", secondFactor: false, lastSeenAt: null, version: 1 },
});

test("everybody can be chosen, also beyond the first page of people, but who left", async () => {
  const pages = new Map([
    [null, { content: [person(1), person(2, "deactivated")], after: "two" }],
    ["two", { content: [person(3)], after: null }],
  ]);
  const context = {
    session: { permissions: ["users:list"] },
    backend: async (request: Request) => {
      const page = pages.get(new URL(request.url).searchParams.get("after"));
      const numbers = { number: 0, numberOfElements: 1, totalElements: 3, totalPages: 2, totalIsExact: true };
      return Response.json({ ...numbers, ...page });
    },
  } as unknown as LoadContext;
  const { people } = await holdersOf(context);
  expect(people.map(({ value }) => value)).toEqual(["user:1", "user:3"]);
});
