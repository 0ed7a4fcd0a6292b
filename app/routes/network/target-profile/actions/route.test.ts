import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../../tests/support/node-server";
import { loader } from "./route";

function asking(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    asked.push(new URL(request.url).search);
    return answer();
  };
  const request = new Request("http://tierwatch.test/network/target/5/profile/actions?sort=title&direction=desc");
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  return { asked, result: loader({ request, context, params: { targetId: "5" } }) };
}

const EMPTY = {
  content: [],
  number: 0,
  numberOfElements: 0,
  totalElements: 0,
  totalPages: 0,
  totalIsExact: true,
  after: null,
};

test("a target's actions are asked for by sort field and direction", async () => {
  const { asked, result } = asking(() => Response.json(EMPTY));
  const { data, init } = await result;
  expect(asked).toEqual(["?targetId=5&sort=title&direction=desc&size=25"]);
  expect(init?.status).toBeUndefined();
  expect(data.view?.startHref).toContain("/action/new?targetIds=5");
});

test.each([
  ["says no", () => Response.json({ code: "internal", message: "", requestId: "r" }, { status: 500 })],
  ["is gone", () => Promise.reject(new TypeError("fetch failed"))],
])("a backend that %s is told on the tab, and the profile around it stays", async (_, answer) => {
  const { data, init } = await asking(answer).result;
  expect([data.view, init?.status]).toEqual([null, 503]);
});
