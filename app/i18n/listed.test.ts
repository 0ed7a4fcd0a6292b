import { expect, test } from "vitest";
import { labelled, listed } from "./listed";

test("facts stand in one line with the comma of their language, and what is missing is left out", () => {
  expect(listed(["Ulm", null, "", "Germany", undefined, false], "en")).toBe("Ulm, Germany");
  expect(listed(["乌尔姆", "德国"], "zh-Hans")).toBe("乌尔姆，德国");
  expect(listed([0, "x"], "de")).toBe("0, x");
  expect(listed([], "fr")).toBe("");
});

test("a value stands behind the colon of its language", () => {
  expect(labelled("Risk", "High", "en")).toBe("Risk: High");
  expect(labelled("风险", "高", "zh-Hans")).toBe("风险：高");
  expect(labelled("Risque", 3, "fr")).toBe("Risque\u00a0: 3");
});
