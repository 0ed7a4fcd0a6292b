import { expect, test } from "vitest";
import { shadeStep } from "./shade-steps";

const country = { targets: 10, rated: 8, median: 60, risk: "High", alerts: 0 } as const;

test("by risk the band of the median is the step, from three rated targets on", () => {
  expect(shadeStep("risk", country, 100)).toBe(4);
  expect(shadeStep("risk", { ...country, risk: "No" }, 100)).toBe(1);
  expect(shadeStep("risk", { ...country, risk: "Critical" }, 100)).toBe(5);
  expect(shadeStep("risk", { ...country, rated: 2 }, 100)).toBe("few");
  expect(shadeStep("risk", { ...country, rated: 0, median: null, risk: "NA" }, 100)).toBe("unknown");
  expect(shadeStep("risk", { ...country, targets: 2, rated: 2 }, 100)).toBe("few");
});

test("by alerts and share the steps are the same on every map", () => {
  const alerts = (count: number) => shadeStep("alerts", { ...country, alerts: count }, 100);
  expect([0, 1, 2, 3, 9, 10, 29, 30, 4000].map(alerts)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
  const share = (targets: number) => shadeStep("share", { ...country, targets }, 1000);
  expect([3, 9, 10, 49, 50, 100, 249, 250, 1000].map(share)).toEqual([1, 1, 2, 2, 3, 4, 4, 5, 5]);
  expect([
    shadeStep("alerts", { ...country, targets: 2 }, 2),
    shadeStep("share", { ...country, targets: 2 }, 2),
  ]).toEqual(["few", "few"]);
});
