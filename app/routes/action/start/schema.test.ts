import { expect, test } from "vitest";
import { paths } from "~/paths";
import { aboutOf, startForm, tooManyIn } from "./schema";

const searchOf = (path: string) => new URL(path, "http://tierwatch.test").searchParams;

test("what an action is about comes back out of the URL that is made of it", () => {
  const about = { alertIds: [4, 9], targetIds: [7] };
  expect(aboutOf(searchOf(paths.startAction(about)))).toEqual(about);
  expect(aboutOf(searchOf(paths.startAction({})))).toEqual({ alertIds: [], targetIds: [] });
});

test("what is no number is left out, and no more than a hundred are taken", () => {
  const many = Array.from({ length: 150 }, (_, index) => index + 1).join();
  expect(aboutOf(new URLSearchParams({ alertIds: `1,x,-2,0,3.5,,8`, targetIds: many }))).toEqual({
    alertIds: [1, 8],
    targetIds: Array.from({ length: 100 }, (_, index) => index + 1),
  });
});

test("nobody has to be chosen, and an unknown type is refused", () => {
  expect(startForm.parse({ typeId: "watch" })).toMatchObject({ userIds: [], teamIds: [], description: "" });
  expect(startForm.safeParse({ typeId: "wait" }).error?.issues[0]?.message).toBe("actions:problems.type");
});

test("it is known how many were asked for where that is more than one action takes", () => {
  const many = (count: number) =>
    new URLSearchParams({ alertIds: Array.from({ length: count }, (_, at) => at + 1).join() });
  expect(tooManyIn(many(100))).toEqual({ alertIds: null, targetIds: null });
  expect(tooManyIn(many(101))).toEqual({ alertIds: 101, targetIds: null });
});
