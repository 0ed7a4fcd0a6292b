import { expect, test } from "vitest";
import { EDGE_TYPES } from "~/backend/contract/collection-words";
import collection from "~/i18n/locales/en/collection.json";
import network from "~/i18n/locales/en/network.json";

/** Specification §8, the error catalogue: a heading, and what stands below it. */
test("the network says in English what the specification says", () => {
  const { assignTitle, assign, error } = network.problems;
  expect([assignTitle, assign]).toEqual([
    "Bulk Assign Collections Failed.",
    "Please try again or contact your administrator.",
  ]);
  const { createdTitle, created } = collection.done;
  expect([createdTitle, created]).toEqual(["Collection created", "New collection created successfully"]);
  expect([error, network.done.added]).toEqual(["Error", "Added successfully"]);
  for (const type of EDGE_TYPES) {
    const word = type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
    expect(network.problems.edges[type]).toBe(`There was a problem adding targets as ${word}`);
    expect(network.done.edges[type]).toBe(`Selected targets have been added successfully as ${word}`);
  }
});
