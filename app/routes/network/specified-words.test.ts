import { expect, test } from "vitest";
import { EDGE_TYPES } from "~/backend/contract/collection-words";
import collection from "~/i18n/locales/en/collection.json";
import network from "~/i18n/locales/en/network.json";

/** Specification §8, the error catalogue: a heading and what stands below it are one toast here, with a colon between. */
test("the network says in English what the specification says", () => {
  expect(network.problems.assign).toBe(
    "Bulk Assign Collections Failed. Please try again or contact your administrator.",
  );
  expect(collection.done.created).toBe("Collection created: New collection created successfully");
  for (const type of EDGE_TYPES) {
    const word = type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
    expect(network.problems.edges[type]).toBe(`Error: There was a problem adding targets as ${word}`);
    expect(network.done.edges[type]).toBe(
      `Added successfully: Selected targets have been added successfully as ${word}`,
    );
  }
});
