import { expect, test } from "vitest";
import { bulkForm } from "./schema";

const problemsOf = (given: object) =>
  bulkForm.safeParse(given).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

test("what is given is changed, and what is left out stays", () => {
  expect(bulkForm.parse({ assignee: "team:4", metaStatus: "Aborted" })).toEqual({
    assignee: { kind: "team", id: 4 },
    metaStatus: "Aborted",
  });
  expect(bulkForm.parse({ assignee: "nobody" })).toEqual({ assignee: null });
});

test("something has to change, and a day is not both given and removed", () => {
  expect(problemsOf({ reason: "Because" })).toEqual(["metaStatus: actions:problems.bulkNothing"]);
  expect(problemsOf({ dueOn: "2027-01-01", noDueOn: "yes" })).toEqual(["dueOn: actions:problems.bulkDue"]);
  expect(problemsOf({ dueOn: "2027-02-30" })).toEqual(["dueOn: actions:problems.dueOn"]);
  expect(problemsOf({ assignee: "user:x" })).toEqual(["assignee: actions:problems.choice"]);
});
