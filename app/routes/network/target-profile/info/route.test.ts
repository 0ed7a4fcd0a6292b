import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../../tests/support/node-server";
import { action } from "./route";

const INFO = {
  ...{ website: null, employees: 12, size: null, contact: { email: "", phone: "" }, own: true, version: 3 },
  location: { lat: null, lon: null, place: null },
};

/** What a plain form of the page is answered with, and what the backend was asked to change. */
async function post(fields: Record<string, string>) {
  const changes: unknown[] = [];
  const backend = async (request: Request) => {
    if (request.method === "PUT") changes.push(await request.json());
    return Response.json(INFO);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/network/target/5/profile/info", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await action({ request, context, params: { targetId: "5" } });
  return { answer, status: answer instanceof Response ? answer.status : answer.init?.status, changes };
}

test("a location is set with a decimal comma, too, and all else stays", async () => {
  const { status, changes } = await post({ intent: "place", version: "3", lat: "48,69", lon: " -9.02 " });
  expect(status).toBe(303);
  expect(changes).toEqual([
    {
      ...{ website: null, employees: 12, size: null, contact: { email: "", phone: "" }, version: 3 },
      location: { lat: 48.69, lon: -9.02 },
    },
  ]);
});

test.each([
  { lat: "48.69", lon: "" },
  { lat: "north", lon: "9" },
  { lat: "91", lon: "9" },
  { lat: "9", lon: "181" },
])("%o is no location", async (fields) => {
  const { status, changes } = await post({ intent: "place", version: "3", ...fields });
  expect([status, changes]).toEqual([400, []]);
});

test("the location of before is asked for with null", async () => {
  const { status, changes } = await post({ intent: "restore", version: "3" });
  expect([status, changes]).toMatchObject([303, [{ location: null, employees: 12, version: 3 }]]);
});
