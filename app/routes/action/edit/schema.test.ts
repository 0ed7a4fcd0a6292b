import { expect, test } from "vitest";
import { baseOf, changesIn, editForm } from "./schema";

const OPENED = {
  title: "Audit",
  description: "By train\nor car",
  dueOn: "2026-12-01",
  assignees: [
    { kind: "team" as const, id: 4, name: "T" },
    { kind: "user" as const, id: 7, name: "U" },
  ],
};
const sent = (fields: object) =>
  changesIn(
    editForm.parse({
      version: "1",
      base: baseOf(OPENED),
      title: "Audit",
      description: "By train\r\nor car",
      dueOn: "2026-12-01",
      userIds: ["7"],
      teamIds: ["4"],
      ...fields,
    }),
  );

test("what is sent back as it was shown is no change, however a browser breaks its lines", () => {
  expect(sent({})).toEqual({});
});

test("only what was changed is sent, so that nobody undoes what somebody else did beside it", () => {
  expect(sent({ title: "Audit on site" })).toEqual({ title: "Audit on site" });
  expect(sent({ dueOn: undefined })).toEqual({ dueOn: null });
  expect(sent({ userIds: [], description: "" })).toEqual({ description: "", assignees: [{ kind: "team", id: 4 }] });
});

test("without what the form held, everything is sent", () => {
  expect(Object.keys(sent({ base: "{" }))).toEqual(["title", "description", "dueOn", "assignees"]);
});

test("an action needs a title", () => {
  const { error } = editForm.safeParse({ title: " ", version: "1", base: "{}" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["actions:problems.title"]);
});
