import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import { createNamer } from "./invented-names";
import { createRandom } from "./random";
import { planNetwork } from "./world/plan-network";
import { shortOf } from "./world/plan-target";
import { slugOf } from "./world/slug";

const folder = join(projectRoot(), "../shared/data");
const FOLDERS = ["organizations", "relations", "sanctions", "events"].map((name) => join(folder, name));

test("no invented name is given twice, however many are needed", () => {
  const namer = createNamer(createRandom(1));
  const stems = Array.from({ length: 60_000 }, () => namer.stem());
  expect(new Set(stems).size).toBe(stems.length);
});

test.skipIf(!FOLDERS.every(existsSync))(
  "no company of the demo is named in the real lists (needs the real files)",
  () => {
    const plan = planNetwork(new Date("2026-11-21"));
    const companies = plan.targets.filter(({ type, name }) => type === "organization" && !/^(Nord|Süd)/.test(name));
    expect(companies.length).toBeGreaterThan(900);
    const names = new Map<string, string[][]>();
    for (const { name, short } of companies) {
      const words = wordsOf(short ?? shortOf(name));
      const [first = ""] = words;
      names.set(first, [...(names.get(first) ?? []), words]);
    }
    const named = new Set<string>();
    for (const path of FOLDERS.flatMap((name) => readdirSync(name).map((file) => join(name, file)))) {
      const text = wordsOf(readFileSync(path, "utf8"));
      text.forEach((word, at) => {
        for (const name of names.get(word) ?? [])
          if (name.every((part, n) => text[at + n] === part)) named.add(name.join(" "));
      });
    }
    expect([...named]).toEqual([]);
  },
);

/** Without signs and case: a list may spell a name in Latin letters. */
const wordsOf = (text: string): string[] => slugOf(text).split("-");
