import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { action } from "./route";

const WISH = { company: "Ostwind AG", name: "Ida Ost", email: "ida@ostwind.example" };

test("the wish reaches the provider with where it came from, and the page says so", async () => {
  const { answer, asked } = await post(WISH, "?state=home&reason=not_registered");
  expect([(answer as Response).status, (answer as Response).headers.get("Location")]).toEqual([
    303,
    "/signup?sent=yes",
  ]);
  expect(asked).toEqual([{ ...WISH, interest: "", origin: "home, not_registered", language: "de" }]);
});

test("an origin that is no route's name is left out", async () => {
  const { asked } = await post(WISH, "?state=%3Cb%3E&reason=because");
  expect(asked).toMatchObject([{ origin: "" }]);
});

test("an empty form names the three fields, keeps what was typed and asks nobody", async () => {
  const { answer, asked } = await post({ interest: "Steel" });
  const { data, init } = answer as {
    data: { submission: { error: object; initialValue: object } };
    init: ResponseInit;
  };
  expect(init.status).toBe(400);
  expect(Object.keys(data.submission.error)).toEqual(["company", "name", "email"]);
  expect(data.submission.initialValue).toEqual({ interest: "Steel" });
  expect(asked).toEqual([]);
});

test("too many wishes are told to wait, in minutes", async () => {
  const { answer } = await post(WISH, "", 429);
  expect(answer).toMatchObject({
    init: { status: 429 },
    data: { problem: { key: "account:tooMany", params: { count: 3 } }, submission: { initialValue: WISH } },
  });
});

async function post(fields: Record<string, string>, search = "", status = 202) {
  const asked: unknown[] = [];
  const backend = async (request: Request) => {
    asked.push(await request.json());
    if (status === 202) return Response.json({ accepted: true }, { status });
    const body = { code: "too_many_attempts", message: "", requestId: "" };
    return Response.json(body, { status, headers: { "retry-after": "130" } });
  };
  const request = new Request(`http://tierwatch.test/signup${search}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "accept-language": "de" },
  });
  const context = { backend, session: null } as unknown as AppLoadContext;
  return { answer: await action({ request, context, params: {} }), asked };
}
