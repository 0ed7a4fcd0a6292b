import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { action } from "./route";

test("mails about tasks are chosen by a plain form, and alerts stay as they are", async () => {
  const { answer, asked } = await post({
    intent: "tasks",
    digest: "weekly",
    given: "on",
    reminders: "on",
    commented: "on",
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/management/notifications"]);
  const tasks = { digest: "weekly", given: true, reminders: true, commented: true };
  expect(asked).toEqual([["PUT", "/v2/delivery", { collectionId: null, minimums: {}, tasks }]]);
});

test("a box that is not ticked means no mails", async () => {
  const { asked } = await post({ intent: "tasks", digest: "off" });
  expect(asked).toMatchObject([
    ["PUT", "/v2/delivery", { tasks: { digest: "off", given: false, reminders: false, commented: false } }],
  ]);
});

test.each<Record<string, string>>([{ digest: "hourly" }, {}])(
  "what is no choice of ours is refused: %j",
  async (fields) => {
    const { answer, asked } = await post({ intent: "tasks", ...fields });
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(asked).toEqual([]);
  },
);

async function post(fields: Record<string, string>) {
  const asked: unknown[] = [];
  const minimums = { EmailRealtime: null, EmailDaily: null, EmailWeekly: null };
  const told = { timeZone: "UTC", timeZoneChosen: false, hour: 7, standard: minimums, collections: [] };
  const backend = async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({ ...told, tasks: { digest: "off", given: false, reminders: false, commented: false } });
  };
  const body = new URLSearchParams(fields);
  const request = new Request("http://tierwatch.test/management/notifications", { method: "POST", body });
  const context = { backend } as unknown as AppLoadContext;
  return { answer: (await action({ request, context, params: {} })) as Response, asked };
}
