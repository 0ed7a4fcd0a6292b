import { expect, test } from "vitest";
import { selectedIn } from "./selected";

const read = (search: string) => selectedIn(new URLSearchParams(search));

test("ticked actions come once each with the version that was seen, and lead back to their list", () => {
  expect(read("select=7@2&select=9@1&select=7@2&select=x&select=0@1&owner=me&after=c")).toMatchObject({
    actions: [
      { id: 7, version: 2 },
      { id: 9, version: 1 },
    ],
    isAll: false,
    returnTo: "/action?owner=me&after=c",
  });
});

test("all are those of the filter, whatever is ticked beside it", () => {
  expect(read("all=yes&q=audit")).toMatchObject({ isAll: true, actions: [], returnTo: "/action?q=audit" });
});
