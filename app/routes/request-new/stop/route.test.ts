import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { action, loader } from "./route";

const asked: string[] = [];
const context = {
  backend: async (request: Request) => {
    const { pathname } = new URL(request.url);
    const { secret } = (await request.json()) as { secret: string };
    asked.push(`${pathname} ${secret}`);
    if (secret !== "good") return Response.json({ code: "not_found", message: "no", requestId: "r" }, { status: 404 });
    if (pathname.endsWith("/stop")) return new Response(null, { status: 204 });
    return Response.json({ customer: "Nordwind", recipient: "a…@n.example", stopped: false });
  },
} as unknown as AppLoadContext;

const url = (secret: string) => `http://tierwatch.test/request-new/stop?requestId=5&secret=${secret}`;
const open = (secret: string) => loader({ request: new Request(url(secret)), params: {}, context });
const post = (secret: string, fields: Record<string, string>) =>
  action({
    request: new Request(url(secret), { method: "POST", body: new URLSearchParams(fields) }),
    params: {},
    context,
  });

test("opening the link stops nothing, and a link that is none is not found", async () => {
  asked.length = 0;
  expect((await open("good")).data.mails).toMatchObject({ customer: "Nordwind", stopped: false });
  expect((await open("wrong")).init?.status).toBe(404);
  expect(asked).toEqual(["/v2/requests/mails good", "/v2/requests/mails wrong"]);
});

test("the page's button stops the mails and leads back, a mail program gets an answer without a redirect", async () => {
  asked.length = 0;
  const answer = (await post("good", {})) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/request-new/stop?requestId=5&secret=good"]);
  expect(await post("good", { "List-Unsubscribe": "One-Click" })).not.toBeInstanceOf(Response);
  expect(asked).toEqual(["/v2/requests/mails/stop good", "/v2/requests/mails/stop good"]);
  expect(await post("wrong", {})).toMatchObject({ init: { status: 404 } });
});
