import { Outlet, useParams } from "@remix-run/react";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";
import { pino } from "pino";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { RouteData } from "~/access/route-data";
import { remixPages } from "../../server/pages/pages";
import { builtPages } from "../support/built-pages";
import { signedIn, testApp } from "../support/node-server";

const { build } = await builtPages();

/** The built application with one route below another: what each is told stands on the page. */
function withProbes(outer: RouteData, inner: RouteData) {
  const routes = { ...build.routes };
  const assets = { ...build.assets, routes: { ...build.assets.routes } };
  const add = (id: string, parentId: string, path: string, handle: RouteData) => {
    const loader = async ({ params }: LoaderFunctionArgs) => {
      told.push([id, params]);
      return null;
    };
    routes[id] = { id, parentId, path, module: { handle, loader, default: Probe } };
    const says = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false };
    assets.routes[id] = { id, parentId, path, module: `/assets/${id}.js`, hasErrorBoundary: false, ...says };
  };
  const told: [string, unknown][] = [];
  add("outer", "root", "probe/:collectionId", outer);
  add("inner", "outer", "of/:targetId", inner);
  const own: ServerBuild = { ...build, routes, assets };
  const app = testApp({ pages: remixPages(async () => own, "production", pino({ level: "silent" })) });
  const open = async (cookie = signedIn()) => app.request("/probe/5/of/7", { headers: { cookie } });
  return { told, open };
}

function Probe() {
  return createElement("p", null, JSON.stringify(useParams()), createElement(Outlet));
}

const text = async (answer: Response) => (await answer.text()).replaceAll("&quot;", '"');

test("parameters of the whole address reach every route of it, in its loader and on its page", async () => {
  const { told, open } = withProbes({}, {});
  const page = await text(await open());
  const all = { collectionId: "5", targetId: "7" };
  expect(told.sort()).toEqual([
    ["inner", all],
    ["outer", all],
  ]);
  expect(page.split(`<p>${JSON.stringify(all)}`)).toHaveLength(3);
});

test("a redesigned route gives its theme and container to the routes below it", async () => {
  const redesigned = await text(await withProbes({ isRedesignedPage: true }, {}).open());
  expect(redesigned).toMatch(/<html[^>]* data-theme="redesigned"/);
  expect(redesigned).toMatch(/<main[^>]* class="[^"]*max-w-\[90rem\]/);
  expect(redesigned).toContain("<header");
  expect(await text(await withProbes({}, {}).open())).toMatch(/<html[^>]* data-theme="classic"/);
});

test("the dashboard stands in a bare container with the slim bar", async () => {
  const dashboard = await text(await withProbes({ isRedesignedPage: true, isDashboardPage: true }, {}).open());
  expect(dashboard).toContain('<header class="header slim-bar">');
  expect(dashboard).not.toContain('role="search"');
  expect(dashboard).not.toContain("max-w-[90rem]");
});

test("what the outer route asks for is asked of who opens the inner one", async () => {
  const { told, open } = withProbes({ requiresPermissions: ["admin:access"] }, {});
  expect((await open()).status).toBe(403);
  expect((await open("")).headers.get("Location")).toBe("/login?returnUrl=%2Fprobe%2F5%2Fof%2F7");
  expect(told).toEqual([]);
});
