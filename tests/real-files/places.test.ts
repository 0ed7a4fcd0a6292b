import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { LOOKED_AT, measurePlaces, measureTowns, UNSEEN } from "../support/places/measure";

const DATA = join(projectRoot(), "../shared/data");
const HERE = existsSync(DATA);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

// Docs/places.md has the figures. The goal is 85 %; the floors here are what is reached, so that nothing falls behind it.
test.skipIf(!HERE).each([
  ["the lists that were looked at", LOOKED_AT, 0.89],
  ["the lists that were looked at last", UNSEEN, 0.87],
])(`factory addresses are found near their true points, %s${WITHOUT}`, async (_, lists, floor) => {
  const { rows, near, wrong } = await measurePlaces(DATA, lists);
  expect(near / rows).toBeGreaterThanOrEqual(floor);
  expect(wrong / rows).toBeLessThanOrEqual(0.03);
});

test.skipIf(!HERE)(`towns with their states are found near the plants that lie there${WITHOUT}`, async () => {
  const { rows, near, wrong } = await measureTowns(DATA);
  expect(near / rows).toBeGreaterThanOrEqual(0.72);
  expect(wrong / rows).toBeLessThanOrEqual(0.02);
});
