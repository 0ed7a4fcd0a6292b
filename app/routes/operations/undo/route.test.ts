import { expect, test } from "vitest";
import { takeToast } from "~/toasts/toast.server";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

test.each([
  ["changed_since", 409, "shell:toast.changedSince"],
  ["not_permitted", 403, "shell:toast.undoForbidden"],
] as const)("%s is said in its own words, where the change was made", async (code, status, key) => {
  const form = { returnTo: "/tasklist" };
  const { to, cookies } = await posted(action, form, { params: { operationId: "7" }, answers: [status, code] });
  const cookie = cookies[0]?.split(";")[0] ?? "";
  const { toast } = await takeToast(new Request("http://tierwatch.test", { headers: { cookie } }));
  expect([to, toast]).toMatchObject(["/tasklist", { key, tone: "neutral" }]);
});
