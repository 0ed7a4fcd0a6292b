import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AREAS, USER_LINKS } from "~/access/areas";
import routes from "~/routes";
import { projectRoot } from "../../../../server/project-root";
import { COMMANDS } from "./commands";
import { SUB_PAGES } from "./sub-pages";

/** Pages that nobody looks for by their name, each with why. */
const NOT_IN_THE_PALETTE: Readonly<Record<string, string>> = {
  "/home": "for visitors",
  "/login": "for visitors",
  "/login/code": "for visitors",
  "/login/company": "for visitors",
  "/login/company/answer": "for visitors",
  "/reset-password": "for visitors",
  "/signup": "for visitors",
  "/request": "for who has its link",
  "/request-new/stop": "for who has its link",
  "/request-new/ssa": "for who has its link",
  "/request-new/plan": "for who has its link",
  "/network/unsubscribe": "for who has its link",
  "/network/self-assessments": "about selected targets",
  "/network/unfollow": "about selected targets",
  "/network/compare": "about selected targets",
  "/feed/assign": "about selected alerts",
  "/feed/snooze": "about selected alerts",
  "/tasklist/put-off": "about selected tasks",
  "/tasklist/give": "about selected tasks",
  "/action/changes": "about selected actions",
  "/action/filter": "part of the list of actions",
  "/explorer/facets": "part of the explorer's list",
  "/data-management/events/merge": "about selected events",
  "/explorer/searches/new": "about what the explorer shows",
  "/admin/lists": "leads to the lists of the section",
  "/logout": "the command signs out",
  "/refused": "what a refused user sees",
  "/dismissals": "takes what is put away",
  "/search": "the palette itself",
};

test("every page that needs no number of anything is found by its name, or it is said why not", () => {
  const found = new Set([...AREAS, ...USER_LINKS].map(({ path }) => path));
  for (const { to } of [...SUB_PAGES, ...COMMANDS]) found.add(to);
  const missing = pages.filter(({ path }) => !found.has(path) && !(path in NOT_IN_THE_PALETTE));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(pages.length).toBeGreaterThan(70);
});

test("what is said not to be found is a page, and is not found", () => {
  const known = new Set(pages.map(({ path }) => path));
  const found = new Set([...SUB_PAGES, ...COMMANDS].map(({ to }) => to));
  const wrong = Object.keys(NOT_IN_THE_PALETTE).filter((path) => !known.has(path) || found.has(path));
  expect(wrong).toEqual([]);
});

test("a page is found by the name that it bears itself, once", () => {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const named = SUB_PAGES.filter(({ to }) => titles.has(to));
  expect(named.filter(({ to, name }) => titles.get(to) !== name).map(({ to }) => to)).toEqual([]);
  expect(new Set(SUB_PAGES.map(({ to }) => to)).size).toBe(SUB_PAGES.length);
});

interface Node {
  path?: string | undefined;
  file: string;
  children?: Node[] | undefined;
}

interface Page {
  path: string;
  title: string | undefined;
}

const pages = flat(routes as Node[], { path: "", title: undefined });

/** Every page of the sitemap without a number in its address, with its title, or that of the frame around it. */
function flat(nodes: readonly Node[], above: Page): Page[] {
  return nodes.flatMap(({ path, file, children }) => {
    const source = readFileSync(join(projectRoot(), "app", file), "utf8");
    const title = /pageTitle: "([^"]+)"/.exec(source)?.[1] ?? above.title;
    const full = path ? `${above.path}/${path}` : above.path;
    if (children) return flat(children, { path: full, title });
    return source.includes("export default") && !/[:*]/.test(full) ? [{ path: full || "/", title }] : [];
  });
}
