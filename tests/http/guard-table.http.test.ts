import { expect, test } from "vitest";
import { AREAS, COUNTERS, USER_LINKS } from "~/access/areas";
import { decideAccess } from "~/access/decide";
import type { RouteData } from "~/access/route-data";
import { FEATURES } from "~/backend/contract/features";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { COMMANDS } from "~/routes/search/results/commands";
import { SUB_PAGES } from "~/routes/search/results/sub-pages";
import { chromeFor } from "~/shell/chrome";
import { routeMatcher } from "../../server/guards/route-tree";
import { builtPages } from "../support/built-pages";
import { ANALYST } from "../support/node-server";

const { build } = await builtPages();
const match = routeMatcher(build.routes);

const routes = Object.values(build.routes)
  .filter((route) => route !== undefined)
  .filter(({ id }) => !Object.values(build.routes).some((other) => other?.parentId === id))
  .map(({ id }) => ({ pattern: patternOf(id), handles: handlesOf(id) }))
  .sort((one, other) => (one.pattern < other.pattern ? -1 : 1));

/** Who may enter which page, and what stands around it: run with `-u` after a change, and read what has changed. */
test("the guard lets in exactly whom this table names", async () => {
  const heads = ["route", "visitor", "no role", ...ROLES, "without flags", "chrome"];
  const rows = routes.map(({ pattern, handles }) => {
    const enter = (roles: readonly (typeof ROLES)[number][], features: readonly (typeof FEATURES)[number][]) =>
      inWords(decideAccess(handles, { ...ANALYST, permissions: permissionsOf(roles), features: [...features] }));
    return [
      pattern,
      inWords(decideAccess(handles, null)),
      enter([], FEATURES),
      ...ROLES.map((role) => enter([role], FEATURES)),
      enter(["administrator"], []),
      chromeInWords(handles),
    ];
  });
  await expect(table([heads, ...rows])).toMatchFileSnapshot("guard-table.txt");
});

const PLACES = SUB_PAGES.map(({ to, permissions }) => ({ key: to, path: to, permissions }));
const ACTS = COMMANDS.map(({ to, permission }) => ({ key: to, path: to, permission }));
const ENTRIES = [...AREAS, ...USER_LINKS, ...COUNTERS, ...PLACES, ...ACTS] as readonly {
  key: string;
  path: string;
  permission?: string;
  permissions?: readonly string[];
  feature?: string;
}[];

test.each(ENTRIES)("the entry $key of the header leads to a page that asks for what the entry asks for", (entry) => {
  const found = match(new URL(entry.path, "http://tierwatch.test").pathname);
  expect(found?.pattern).not.toBe("/*");
  const asked = found?.handles ?? [];
  expect(asked.flatMap((handle) => handle.requiresPermissions ?? [])).toEqual(
    entry.permissions ?? (entry.permission ? [entry.permission] : []),
  );
  expect(asked.flatMap((handle) => handle.requiresFeatureFlag ?? [])).toEqual(entry.feature ? [entry.feature] : []);
});

function inWords(decision: ReturnType<typeof decideAccess>): string {
  if (decision.ok) return "enters";
  if (decision.status === 401) return "signs in";
  return `needs ${decision.why.permission ?? decision.why.feature}`;
}

function chromeInWords(handles: RouteData[]): string {
  const { header, footer, container, scripts } = chromeFor(handles);
  return [header && "header", footer && "footer", container, !scripts && "no script"].filter(Boolean).join(", ");
}

function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return `${rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")}\n`;
}

function ancestry(id: string | undefined): NonNullable<(typeof build.routes)[string]>[] {
  const route = id ? build.routes[id] : undefined;
  return route ? [...ancestry(route.parentId), route] : [];
}

function handlesOf(id: string): RouteData[] {
  return ancestry(id).map(({ module }) => (module.handle ?? {}) as RouteData);
}

function patternOf(id: string): string {
  return `/${ancestry(id)
    .map(({ path }) => path)
    .filter(Boolean)
    .join("/")}`;
}
