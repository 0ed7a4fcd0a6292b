import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const EMPTY = {
  ...{ content: [], number: 0, numberOfElements: 0, totalElements: 0 },
  ...{ totalPages: 0, totalIsExact: true, after: null },
};

async function asked(path: string, refuses: (search: string) => boolean = () => false) {
  const searches: string[] = [];
  const backend = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.endsWith("/v2/actions")) return Response.json(pathname.endsWith("/teams") ? [] : EMPTY);
    searches.push(search);
    if (refuses(search)) return Response.json({ code: "invalid_input", message: "", requestId: "r" }, { status: 422 });
    return Response.json(EMPTY);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const { view } = await loader({ request: new Request(`http://tierwatch.test${path}`), context, params: {} });
  return { searches, view };
}

test("one's own open actions come first by when they are due", async () => {
  const { searches } = await asked("/action?owner=me");
  expect(searches).toEqual(["?owner=me&state=open&sort=dueOn&direction=asc&size=50"]);
});

test("all filters and the order go to the backend, and the way back to all is offered", async () => {
  const { searches, view } = await asked("/action?state=all&due=Overdue&typeId=watch&sort=title&direction=desc");
  expect(searches).toEqual(["?due=Overdue&typeId=watch&sort=title&direction=desc&size=50"]);
  expect([view.allHref, view.order]).toEqual(["/action", { sort: "title", direction: "desc" }]);
  expect((await asked("/action")).view.allHref).toBeNull();
});

test("a cursor that was cut short is a first page", async () => {
  const { searches } = await asked("/action?after=abc", (search) => search.includes("after=abc"));
  expect(searches.map((search) => search.includes("after"))).toEqual([true, false]);
});
