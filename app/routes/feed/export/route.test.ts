import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { loader } from "./route";

const asked: URL[] = [];
const context = {
  backend: async (request: Request) => {
    asked.push(new URL(request.url));
    const headers = { "content-type": "text/csv", "content-disposition": "attachment", "x-of-backend": "private" };
    return new Response("a,b\r\n", { headers });
  },
} as unknown as AppLoadContext;
const ask = (params: Record<string, string>, search = "", headers = {}) =>
  loader({ request: new Request(`http://tierwatch.test/${search}`, { headers }), params, context });

test.each([
  ["nothing", "csv"],
  ["new", "pdf"],
])("there is no export of %s as %s", async (view, format) => {
  await expect(ask({ view, format })).rejects.toMatchObject({ status: 404 });
});

test("the filter, the order and the clock of the reader go along, and the file comes as it is", async () => {
  const cookie = "tierwatch-zone=Europe%2FBerlin";
  const answer = await ask({ view: "new", format: "csv" }, "?priorities=High&order=OldestFirst&after=x", { cookie });
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    statusId: "new",
    priorities: "High",
    order: "OldestFirst",
    format: "csv",
    timeZone: "Europe/Berlin",
  });
  expect(await answer.text()).toBe("a,b\r\n");
  expect([...answer.headers.keys()].sort()).toEqual(["cache-control", "content-disposition", "content-type"]);
});
