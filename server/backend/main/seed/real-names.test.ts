import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import { foldName } from "../../reference/names/fold-name";
import { createNamer } from "./invented-names";
import { createRandom } from "./random";
import { planNetwork } from "./world/plan-network";

const folder = join(projectRoot(), "../shared/data");
const FOLDERS = ["organizations", "relations", "sanctions", "events"].map((name) => join(folder, name));
const stemOf = (name: string): string => foldName(name.replace(/^PT /, "")).split(" ")[0] ?? "";

test("no invented name is given twice, however many are needed", () => {
  const namer = createNamer(createRandom(1));
  const stems = Array.from({ length: 60_000 }, () => namer.stem());
  expect(new Set(stems).size).toBe(stems.length);
});

test.skipIf(!FOLDERS.every(existsSync))("no invented name is a word of the real lists (needs the real files)", () => {
  const real = new Set<string>();
  for (const path of FOLDERS.flatMap((name) => readdirSync(name).map((file) => join(name, file)))) {
    for (const word of readFileSync(path, "latin1")
      .toLowerCase()
      .split(/[^a-z]+/))
      real.add(word);
  }
  expect(real.size).toBeGreaterThan(20_000);
  const invented = planNetwork(new Date("2026-11-21")).targets.filter(({ type, tier }) => {
    const tiers = Object.values(tier);
    return type === "organization" && tiers.length > 0 && !tiers.includes(0);
  });
  expect(invented.map(({ name }) => stemOf(name)).filter((stem) => real.has(stem))).toEqual([]);
});
