import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..");

test("a variant for a language is defined, for Tailwind leaves out in silence what it does not know", () => {
  const sources = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  const used = sources.flatMap((name) => readFileSync(join(APP, name), "utf8").match(/\blang-[a-z]+(?=:)/g) ?? []);
  const defined = readFileSync(join(APP, "styles/app.css"), "utf8").match(/(?<=@custom-variant )lang-[a-z]+/g);
  expect([...new Set(used)]).toEqual(defined);
});
