import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { HANDLERS } from "../../server/backend/main/handlers";
import { projectRoot } from "../../server/project-root";

test("every call of the contract has exactly one handler", () => {
  expect(HANDLERS.map(({ call }) => call.name).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

test("no two calls share a name or a method and path", () => {
  const names = CALLS.map(({ name }) => name);
  const places = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
  expect(places).toEqual([...new Set(places)]);
});

test("every call that a contract file defines is listed", () => {
  const folder = join(projectRoot(), "app/backend/contract");
  const defined = readdirSync(folder)
    .filter((file) => !/\.test\.ts$|^call\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/defineCall\(\{\s*name: "(\w+)"/g)])
    .map((match) => match[1]);
  expect(defined.sort()).toEqual(CALLS.map(({ name }) => name).sort());
});
