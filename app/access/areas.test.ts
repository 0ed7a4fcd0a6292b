import { expect, test } from "vitest";
import { paths } from "~/paths";
import { AREAS, isIn } from "./areas";

const areasOf = (pathname: string) => AREAS.filter((area) => isIn(pathname, area)).map(({ key }) => key);

test("a page belongs to one area, the innermost of those that it stands below", () => {
  expect(areasOf(paths.sanctions())).toEqual(["sanctions"]);
  expect(areasOf(paths.collection("my"))).toEqual(["collections"]);
  expect(areasOf(paths.targetProfile(1))).toEqual(["collections"]);
  expect(areasOf(paths.actions())).toEqual(["tasks"]);
  expect(areasOf(paths.readingReview())).toEqual(["reading"]);
  expect(areasOf(paths.readingQuality())).toEqual(["reading"]);
  expect(areasOf(paths.notifications())).toEqual([]);
});
