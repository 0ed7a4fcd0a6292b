import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const side = (id: number, name: string, own: boolean) => ({
  id,
  own,
  name,
  type: "organization",
  country: "CZ",
  city: "Most",
});
const PAIR = {
  ...{ id: 3, one: side(7, "+Pruziny", true), other: side(8, "Beskyd, Pružiny", false), score: 0.91, state: "apart" },
  reasons: [{ key: "imports:duplicates.name", params: { likeness: 91 } }],
  ...{ foundAt: "2026-11-29T01:00:00.000Z", decidedAt: "2026-11-30T10:00:00.000Z", decidedBy: "Ada Guss" },
};

test("pairs in the state that is shown are in the file, both targets with their numbers", async () => {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    asked.push(new URL(request.url).search);
    const page = { number: 0, numberOfElements: 1, totalElements: 1, totalPages: 1, totalIsExact: true, after: null };
    return Response.json({ content: [PAIR], ...page, counts: { open: 0, apart: 1 } });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/explorer/duplicates/export?state=apart");
  const [head, row] = (await (await loader({ request, context, params: {} })).text()).split("\r\n");
  expect(head).toContain("Target 1,Number of target 1,");
  expect(row).toBe(
    `'+Pruziny,7,Czechia,Most,Your data,"Beskyd, Pružiny",8,Czechia,Most,Public,0.91,Names 91% similar,2026-11-29T01:00:00.000Z,Ada Guss,2026-11-30T10:00:00.000Z`,
  );
  expect(asked).toEqual(["?state=apart&size=200"]);
});
