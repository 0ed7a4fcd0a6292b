import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { ANALYST } from "../../../tests/support/node-server";
import { action as enterCode } from "./code/route";
import { loader as answered } from "./company-answer/route";
import { action as signIn } from "./sign-in/route";
import { keepTicket } from "./ticket.server";

const url = "http://tierwatch.test/";
const fields = { email: "a@n.example", password: "x", code: "123456" };
const posting = async () => {
  const cookie = (await keepTicket("ticket-1")).split(";")[0] ?? "";
  return new Request(url, { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });
};
const coming = async () => {
  const { headers } = await posting();
  return new Request(`${url}login/company/answer?code=x`, { headers: { cookie: headers.get("cookie") ?? "" } });
};

test.each([
  ["the password", signIn, posting],
  ["the code", enterCode, posting],
  ["the company", answered, coming],
])("signing in anew by %s ends the session that was there, and only where there was one", async (_, enter, asking) => {
  const asked: string[] = [];
  const backend: BackendTransport = async ({ method }) => {
    asked.push(method);
    if (method === "DELETE")
      return Response.json({ code: "not_signed_in", message: "", requestId: "r" }, { status: 401 });
    return Response.json({ token: "t".repeat(43), session: ANALYST }, { status: 201 });
  };
  for (const session of [null, ANALYST]) {
    const context = { backend, session, startSession: () => "session=x" } as unknown as AppLoadContext;
    const answer = enter({ request: await asking(), context, params: {} }) as Promise<unknown>;
    const { headers } = (await answer.catch((thrown) => thrown)) as Response;
    expect(headers.getSetCookie()).toContain("session=x");
  }
  expect(asked).toEqual(["POST", "POST", "DELETE"]);
});
