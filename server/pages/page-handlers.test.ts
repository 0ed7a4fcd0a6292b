import type { ServerBuild } from "@remix-run/server-runtime";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const made: ServerBuild[] = [];
let pageHandlers: typeof import("./page-handlers")["pageHandlers"];
// Files share their modules: the one under test is loaded anew with its double, and once more without it for whoever comes next.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("@remix-run/server-runtime", () => ({
    createRequestHandler: (build: ServerBuild) => {
      made.push(build);
      return async () => new Response(Object.keys(build.routes).join(" "));
    },
  }));
  ({ pageHandlers } = await import("./page-handlers"));
});
afterAll(() => {
  vi.doUnmock("@remix-run/server-runtime");
  vi.resetModules();
});

const ROUTES = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root", index: true },
  frame: { id: "frame", parentId: "root", path: "admin" },
  start: { id: "start", parentId: "frame", index: true },
  users: { id: "users", parentId: "frame", path: "users" },
  teams: { id: "teams", parentId: "frame", path: "teams" },
};
const build = { routes: ROUTES, assets: { routes: ROUTES, version: "1" } } as unknown as ServerBuild;

test("a page's handler knows its branch and the index pages along it, no other routes", async () => {
  made.length = 0;
  const handlerFor = pageHandlers(build, "production");
  const answer = await handlerFor(["root", "frame", "users"])(new Request("http://here/admin/users"), {} as never);
  expect(await answer.text()).toBe("root home frame start users");
  expect(Object.keys(made[0]?.assets.routes ?? {})).toEqual(["root", "home", "frame", "start", "users"]);
});

test("without a branch all routes are known, and a handler is made once", () => {
  const handlerFor = pageHandlers(build, "production");
  made.length = 0;
  expect(handlerFor()).toBe(handlerFor());
  expect(made).toEqual([build]);
});
