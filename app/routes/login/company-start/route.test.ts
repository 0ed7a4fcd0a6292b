import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { ANALYST } from "../../../../tests/support/node-server";
import { action, headers, loader } from "./route";

const address = "http://tierwatch.test/login/company/nordwind";
const location = "https://provider.example/authorize?state=x";

function arriving(company: string, init: RequestInit = {}) {
  const asked: string[] = [];
  const backend: BackendTransport = async ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return Response.json({ ticket: "t".repeat(43), location }, { status: 201 });
  };
  const context = { backend, session: ANALYST } as unknown as AppLoadContext;
  return { asked, args: { request: new Request(address, init), context, params: { company } } };
}

test.each<Record<string, string>>([{}, { "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-origin" }])(
  "a link begins no sign-in and keeps the session, wherever it stood: %j",
  async (headers) => {
    const { asked, args } = arriving("nordwind", { headers });
    const shown = await loader(args);
    expect(shown).toMatchObject({ company: "nordwind", signedIn: ANALYST.user.email });
    expect(asked).toEqual([]);
  },
);

test.each(["call 555 0100 now", "<b>", "", "a".repeat(61)])(
  "no sentence of another's is shown: %j",
  async (company) => {
    const answer = (await loader(arriving(company).args).catch((thrown) => thrown)) as Response;
    expect(answer.headers.get("Location")).toBe("/login/company?why=unknown");
  },
);

test("the button leads to the company's provider with the ticket's cookie", async () => {
  const { asked, args } = arriving("nordwind", { method: "POST", body: new URLSearchParams() });
  const answer = (await action(args).catch((thrown: unknown) => thrown)) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, location]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/HttpOnly/);
  expect(asked).toEqual(["POST /v2/company-sign-ins"]);
});

test("without a script our own page goes on, because a posted form is redirected to no other site", async () => {
  const navigating = { "Sec-Fetch-Mode": "navigate" };
  const { args } = arriving("nordwind", { method: "POST", body: new URLSearchParams(), headers: navigating });
  const { data, init } = (await action(args)) as { data: object; init: { headers: Headers } };
  expect(data).toEqual({ leavesFor: location });
  expect(headers({ actionHeaders: init.headers })).toEqual({ Refresh: `0; url=${location}` });
  expect(init.headers.get("Set-Cookie")).toMatch(/HttpOnly/);
});
