import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import { companyName } from "./company-name";

test.each([
  ["Rubbermaid / UPDATED", "Rubbermaid"],
  ["UPDATE GXO Logistics Supply Chain, Inc", "GXO Logistics Supply Chain, Inc"],
  ["Sherwin-Williams - Updated", "Sherwin-Williams"],
  ["Firstsource Group USA-REVISED", "Firstsource Group USA"],
  ["Plastech Engineered Products, Inc./UPDATED", "Plastech Engineered Products, Inc."],
  ["Century Aluminum of Kentucky (EXTENSION OF CONDITIONAL WARN)", "Century Aluminum of Kentucky"],
  ["Bon Ton Stores (Carson's)(additional information and notice)", "Bon Ton Stores (Carson's)"],
  ["Invented Motors Additional Documents(Doc 1, Doc 2 & Doc 3)", "Invented Motors"],
  ["Amended WARN Notice 3/1/2024 - Invented Motors", "Invented Motors"],
  ["Invented Motors - Second Amended WARN", "Invented Motors"],
  ["Invented Motors - 2nd Notice", "Invented Motors"],
  ["Invented Motors\n12 Main St\n(Amended 3/1)", "Invented Motors"],
  ["Supplemental: Invented Motors", "Invented Motors"],
  ["Invented Motors - 2nd Amended Notice", "Invented Motors"],
  ["Invented Motors* (amended 3/5/24)", "Invented Motors"],
  ["Invented Motors - rescinded", "Invented Motors"],
])("%s is %s, and changes an earlier notice", (cell, name) => {
  expect(companyName(cell)).toMatchObject({ name, amends: true });
});

test.each([
  "Supplemental Health Care",
  "Extended Stay America",
  "Invented University Extension",
  "First Corrections Corporation",
  "Regional One Extended Care Hospital",
  "Inpax Final Mile Delivery",
  "Addition Manufacturing Technologies LLC",
  "Revisionary Brands (Plant 2)",
])("%s is a name and no change", (cell) => {
  expect(companyName(cell)).toEqual({ name: cell, amends: false });
});

test("the address below a name is left out, and a cell of signs stays as it is", () => {
  expect(companyName("Invented Motors\n12 Main St")).toMatchObject({ name: "Invented Motors", amends: false });
  expect(companyName("Updated").name).toBe("Updated");
  expect(companyName("").name).toBe("");
});

test("a long cell of marks does not take long", async () => {
  const read = () => {
    companyName("updated notice ".repeat(10_000));
    companyName(`${"(".repeat(10_000)}amended`);
  };
  expect(await leastTime(read)).toBeLessThan(500);
});
