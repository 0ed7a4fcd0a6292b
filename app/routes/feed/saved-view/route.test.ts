import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { FailedForm } from "~/forms/result";
import { action, loader } from "./route";

const VIEW = { id: 7, scope: "User", name: "A", filter: {}, isDefault: false, mayChange: true, version: 2 };

function post(fields: Record<string, string>, refusal: { status: number; code: string } | null, viewId = "7") {
  const backend = async (request: Request) => {
    if (request.method === "GET") return Response.json([VIEW]);
    const body = { code: refusal?.code, message: "No", requestId: "r", details: { current: VIEW } };
    return refusal ? Response.json(body, { status: refusal.status }) : Response.json(VIEW);
  };
  const request = new Request("http://tierwatch.test/feed/views/7", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return action({ request, params: { viewId }, context: { backend } as unknown as AppLoadContext });
}
const typed = { intent: "view", name: "What I typed", scope: "User", version: "1" };

test.each([
  [{ status: 409, code: "stale_version" }, "views:problems.changed"],
  [{ status: 409, code: "too_many_views" }, "views:problems.tooMany"],
])("a change that is refused (%o) says why and keeps what was typed", async (refusal, key) => {
  const answer = (await post(typed, refusal)) as { data: FailedForm; init: ResponseInit };
  expect(answer.init.status).toBe(409);
  expect(answer.data.problem).toEqual({ key });
  expect(answer.data.submission.initialValue).toMatchObject({ name: "What I typed" });
});

test("a view without a name is not saved", async () => {
  const answer = (await post({ ...typed, name: " " }, null)) as { data: FailedForm; init: ResponseInit };
  expect([answer.init.status, answer.data.submission.error]).toEqual([400, { name: ["views:problems.name"] }]);
});

test("a change that was made leads back with a toast", async () => {
  const answer = (await post(typed, null)) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/feed/views/7"]);
  expect(answer.headers.get("Set-Cookie")).toContain("toast");
});

test("a view that is nobody's to see is not found", async () => {
  await expect(post(typed, null, "8")).rejects.toMatchObject({ status: 404 });
  const context = { backend: async () => Response.json([]), session: null } as unknown as AppLoadContext;
  const asked = loader({ request: new Request("http://tierwatch.test/"), params: { viewId: "7" }, context });
  await expect(asked).rejects.toMatchObject({ status: 404 });
});
