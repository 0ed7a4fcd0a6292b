import { expect, test } from "vitest";
import { connectionsOfPool } from "./start-backend";

test.each([
  [80, 1, 10],
  [80, 2, 10],
  [80, 4, 9],
  [80, 8, 4],
  [80, 16, 2],
  [80, 64, 1],
  [200, 8, 10],
])("of %i connections, each of %i processes has pools of %i", (connections, processes, size) => {
  expect(connectionsOfPool(connections, processes)).toBe(size);
});

test("the processes together keep to the connections that they share, down to three each", () => {
  for (const connections of [20, 80, 300])
    for (let processes = 1; processes <= connections / 3; processes++)
      expect(processes * (2 * connectionsOfPool(connections, processes) + 1)).toBeLessThanOrEqual(connections);
});
