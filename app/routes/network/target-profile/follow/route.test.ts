import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { takeToast } from "~/toasts/toast.server";
import { ANALYST } from "../../../../../tests/support/node-server";
import { action } from "./route";

const DONE = {
  id: 8,
  kind: "targets.change",
  state: "Done",
  done: 1,
  total: 1,
  changed: 1,
  error: null,
  canUndo: true,
};

async function answered(follow: "yes" | "no", operation: object) {
  const asked: unknown[] = [];
  const backend = async (request: Request) => {
    asked.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ ...DONE, ...operation });
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const body = new URLSearchParams({ follow, returnTo: "/network/target/5/profile/suppliers" });
  const request = new Request("http://tierwatch.test/", { method: "POST", body });
  const response = await action({ request, params: { targetId: "5" }, context });
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { toast } = await takeToast(new Request("http://tierwatch.test/", { headers: { cookie } }));
  return { asked, toast, to: response.headers.get("location") };
}

test("unfollowing says what it took away and for whom, and offers to undo it", async () => {
  const { asked, toast, to } = await answered("no", { collections: 3 });
  expect(asked).toEqual([["/v2/targets/bulk", { selection: { targetIds: [5] }, change: { kind: "unfollow" } }]]);
  expect(toast).toMatchObject({
    key: "profile:away.from",
    params: { count: 3 },
    action: { to: "/operations/8/undo", fields: { returnTo: "/network/target/5/profile/suppliers" } },
  });
  expect(to).toBe("/network/target/5/profile/suppliers");
  expect((await answered("no", { collections: 1, remaining: 1 })).toast?.key).toBe("profile:away.fromRemaining");
  expect((await answered("no", { remaining: 1 })).toast?.key).toBe("profile:done.unfollowedRemaining");
});

test("what changed nothing offers no undo", async () => {
  const { toast } = await answered("no", { changed: 0, canUndo: false });
  expect([toast?.key, toast?.action]).toEqual(["profile:done.unfollowed", undefined]);
});

test("a target that is not there is not followed", async () => {
  const failures = [{ id: 5, name: null, why: "gone" }];
  await expect(answered("yes", { changed: 0, canUndo: false, failures })).rejects.toMatchObject({ status: 404 });
});
