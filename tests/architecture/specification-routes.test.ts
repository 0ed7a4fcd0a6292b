import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routeTable from "../../app/routes";
import { projectRoot } from "../../server/project-root";
import { SPECIFIED_ROUTES } from "./specification-routes";

const urls = urlsOf((await routeTable) as RouteConfigEntry[]);

test("every route of the specification that is built is in the sitemap", () => {
  const missing = SPECIFIED_ROUTES.filter(({ path, built }) => built && !isServed(path));
  expect(missing).toEqual([]);
});

test("a route that is in the sitemap is marked as built", () => {
  const unmarked = SPECIFIED_ROUTES.filter(({ path, built }) => !built && isServed(path));
  expect(unmarked).toEqual([]);
});

test("the sitemap is in the order of the specification", () => {
  const rows = SPECIFIED_ROUTES.map(({ path }) => toPattern(path));
  const order = urls.map((url) => rowOf(url, rows)).filter((row) => row !== -1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test("every route module of the sitemap is a file named route in its section's folder", async () => {
  const files = filesOf((await routeTable) as RouteConfigEntry[]);
  expect(files.filter((file) => !/^routes\/.+\/route\.tsx?$/.test(file))).toEqual([]);
  expect(files.filter((file) => !existsSync(resolve(projectRoot(), "app", file)))).toEqual([]);
});

test("this list of routes is the specification's", () => {
  const file = resolve(projectRoot(), "../shared/spec/product-specification.md");
  if (!existsSync(file)) {
    // Outside the workplace that holds the specification, the list in this folder stands for it.
    process.stdout.write("The specification is not beside this checkout: the list of its routes was not compared.\n");
    return;
  }
  expect(SPECIFIED_ROUTES.map(({ path }) => path)).toEqual(pathsIn(readFileSync(file, "utf8")));
});

/** The words in the first column of the route table, in order. */
function pathsIn(specification: string): string[] {
  const table = specification.split("### Route table")[1]?.split(/\n(?!\||\n)[A-Z#]/) ?? [];
  const rows = table.join("\n").match(/^\|[^|]+\|/gm) ?? [];
  const [, , ...paths] = rows.slice(0, rows.findIndex((row) => row.includes("any other path")) + 1);
  return paths
    .flatMap((row) => row.replaceAll("|", "").split(","))
    .map((cell) => cell.trim())
    .map((cell) => (cell === "(empty path)" ? "" : cell === "any other path" ? "*" : cell));
}

/** A section counts as served when one of its pages is. */
function isServed(path: string): boolean {
  const pattern = toPattern(path);
  const below = (url: string, row: string) => row !== "" && row !== "*" && url.startsWith(`${row}/`);
  // A page of a row that stands below this one is that row's.
  const others = SPECIFIED_ROUTES.map(({ path }) => path).filter((other) => below(other, pattern));
  const isOthers = (url: string) => others.some((other) => url === other || below(url, other));
  return urls.some((url) => url === pattern || (below(url, pattern) && !isOthers(url)));
}

function rowOf(url: string, rows: readonly string[]): number {
  const fitting = rows.filter((row) => url === row || (row !== "" && url.startsWith(`${row}/`)));
  return rows.indexOf(fitting.sort((a, b) => b.length - a.length)[0] ?? "none");
}

/** `reset-password/{challenge}` as Remix writes it; the parameter's name is ours to choose. */
function toPattern(path: string): string {
  return path.replace(/\{\w+\}/g, ":");
}

function urlsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const url = [parent, entry.path].filter(Boolean).join("/");
    const own = entry.index || entry.path !== undefined ? [url.replace(/:\w+\??/g, ":")] : [];
    return [...own, ...urlsOf(entry.children ?? [], url)];
  });
}

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [entry.file, ...filesOf(entry.children ?? [])]);
}
