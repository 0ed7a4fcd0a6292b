import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

test("a collection that its writer cannot see is refused at its field, and what was typed is kept", async () => {
  const form = { intent: "save", name: "From Ohio", collectionIds: "7,8", status: "archived" };
  const answers = [422, "unknown_collection"] as const;
  const { errors, kept } = await posted(action, form, { params: { ruleId: "new" }, answers });
  expect(errors).toEqual({ collectionIds: ["rules:problems.collection"] });
  expect(kept).toMatchObject({ name: "From Ohio", collectionIds: "7,8" });
});
