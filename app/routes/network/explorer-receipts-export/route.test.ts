import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const RECEIPT = {
  ...{ id: 12, search: { id: 4, name: "@Foundries" }, keptBy: { id: 1, name: "Ada Guss" }, isPersonal: false },
  ...{ keptAt: "2026-11-30T10:00:00.000Z", filter: { q: "foundry" }, collections: [], total: 1234, isExact: true },
};

test("receipts are in the file by number, with how many were found as a number where that is exact", async () => {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    asked.push(new URL(request.url).search);
    const page = { number: 0, numberOfElements: 2, totalElements: 2, totalPages: 1, totalIsExact: true, after: null };
    return Response.json({ content: [RECEIPT, { ...RECEIPT, id: 11, isExact: false }], ...page });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/explorer/receipts/export?search=4");
  const [head, exact, least] = (await (await loader({ request, context, params: {} })).text()).split("\r\n");
  expect(head).toBe("Number,Search for,Criteria,Found,Kept by,Kept on");
  expect(exact).toMatch(/^12,'@Foundries,.*foundry.*,1234,Ada Guss,2026-11-30T10:00:00\.000Z$/);
  expect(least).not.toMatch(/,1234,/);
  expect(asked).toEqual(["?size=200&searchId=4"]);
});
