import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { action, loader } from "./route";

const asked: string[] = [];
const context = {
  backend: async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    if (!pathname.endsWith("/good")) {
      return Response.json({ code: "not_found", message: "no", requestId: "r" }, { status: 404 });
    }
    if (method === "POST") return new Response(null, { status: 204 });
    return Response.json({ channel: "EmailDaily", recipient: "a…@n.example", stopped: false });
  },
} as unknown as AppLoadContext;

const url = (token: string) => `http://tierwatch.test/network/unsubscribe?token=${token}`;
const post = (token: string, fields: Record<string, string>) =>
  action({
    request: new Request(url(token), { method: "POST", body: new URLSearchParams(fields) }),
    params: {},
    context,
  });

test("opening the link stops nothing, and a link that is over is not found", async () => {
  asked.length = 0;
  const open = async (token: string) => {
    const seen = await loader({ request: new Request(url(token)), params: {}, context });
    if (!("data" in seen)) throw new Error("A link with a token has a page");
    return seen;
  };
  const seen = await open("good");
  expect(seen.data.mails).toMatchObject({ channel: "EmailDaily", stopped: false });
  expect((await open("over")).init?.status).toBe(404);
  expect(asked).toEqual(["GET /v2/unsubscriptions/good", "GET /v2/unsubscriptions/over"]);
});

test("the page's button stops the mails and leads back, a mail program gets an answer without a redirect", async () => {
  asked.length = 0;
  const answer = (await post("good", {})) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/network/unsubscribe?token=good"]);
  const oneClick = await post("good", { "List-Unsubscribe": "One-Click" });
  expect(oneClick).not.toBeInstanceOf(Response);
  expect(asked).toEqual(["POST /v2/unsubscriptions/good", "POST /v2/unsubscriptions/good"]);
  expect(await post("over", {})).toMatchObject({ init: { status: 404 } });
});

test("an address without a token leads to the settings of one's own mails", async () => {
  asked.length = 0;
  const seen = (await loader({ request: new Request(url("")), params: {}, context })) as Response;
  expect([seen.status, seen.headers.get("Location")]).toEqual([302, "/management/notifications"]);
  expect(asked).toEqual([]);
});
