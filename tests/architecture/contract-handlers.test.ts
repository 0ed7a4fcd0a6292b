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

test("a summary is a phrase of at most twelve words that begins with what the call does, and details are in the description", () => {
  const bad = CALLS.filter(
    ({ summary }) =>
      summary.split(/\s+/).length > 12 || !/^[A-Z][a-z]+(?:,? |$)/.test(summary) || /[.;]$|\d{3} `/.test(summary),
  );
  expect(bad.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([]);
  const verbs = new Set(CALLS.map(({ summary }) => summary.split(" ", 1)[0]));
  expect([...verbs].filter((word) => NO_VERBS.has(word ?? ""))).toEqual([]);
  for (const { description } of CALLS) if (description !== undefined) expect(description).toMatch(/^[\d`A-Z].*\.$/);
});

/** How a phrase begins that says what there is instead of what the call does. */
const NO_VERBS = new Set([
  "A",
  "All",
  "An",
  "Every",
  "Exactly",
  "How",
  "One",
  "The",
  "What",
  "Whether",
  "Which",
  "Who",
  "Whose",
  "Why",
]);
