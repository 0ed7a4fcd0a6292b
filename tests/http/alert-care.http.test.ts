import { beforeAll, expect, test } from "vitest";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, PASSWORD } from "../support/personas";
import { nordwindOf, possibleUpdate } from "../support/strangers/nordwind";

// Comments, assignee and snooze of the open alert, as a browser without scripts posts them, and who sees what.
const use: OwnBackend = ownBackend();
let app: ReturnType<typeof testApp>;
let alertId: string;
let address: string;
beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: use.transport });
  alertId = String((await possibleUpdate(await nordwindOf(use))).alertId);
  address = `/feed/all?alert=${alertId}`;
});

async function signedIn(email: string): Promise<string> {
  const entered = await post({ email, password: PASSWORD }, "", "/login");
  const cookies = entered.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

const post = (form: Record<string, string>, cookie: string, path = address) =>
  app.request(path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form),
  });
const read = async (cookie: string) => (await app.request(address, { headers: { cookie } })).text();

const CONTROLS = ['data-menu="assign"', 'data-menu="snooze"', 'value="comment"', 'value="uncomment"'];

test("who may triage has the controls; who only reads sees the same comment and assignee, and no control", async () => {
  const analyst = await signedIn(EMAILS.analyst);
  expect((await post({ intent: "comment", alertId, text: "Six <b>days</b>\r\nof stock" }, analyst)).status).toBe(303);
  expect((await post({ intent: "change", change: `assign:me@${alertId}` }, analyst)).status).toBe(303);
  const [seen, read1] = [await read(analyst), await read(await signedIn(EMAILS.viewer))];
  for (const page of [seen, read1]) {
    expect(page).toContain("Six &lt;b&gt;days&lt;/b&gt;\nof stock");
    expect(page).toContain("Mara Keller");
  }
  for (const control of CONTROLS) {
    expect(seen).toContain(control);
    expect(read1).not.toContain(control);
  }
});

test("a form of who only reads is refused, and changes nothing", async () => {
  const viewer = await signedIn(EMAILS.viewer);
  const change = (what: string) => ({ intent: "change", change: `${what}@${alertId}` });
  for (const form of [
    { intent: "comment", alertId, text: "Hello" },
    change("assign:nobody"),
    change("snooze:2999-01-01"),
  ])
    expect((await post(form, viewer)).status).toBe(403);
  expect(await read(viewer)).not.toContain("Hello");
});

test.each([
  ["nothing", { text: " " }],
  ["too much", { text: "x".repeat(2001) }],
])("a comment of %s is refused with the page and what was typed", async (_, { text }) => {
  const answer = await post({ intent: "comment", alertId, text }, await signedIn(EMAILS.analyst));
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('id="alert-comment-problem"');
  if (text.trim()) expect(page).toContain(text);
});

test("lines count once: a comment as long as it may be is taken, however a form ends them", async () => {
  const text = "ab\r\n".repeat(666);
  expect((await post({ intent: "comment", alertId, text }, await signedIn(EMAILS.analyst))).status).toBe(303);
});

test("of two who assign or snooze the second is told with the page", async () => {
  const analyst = await signedIn(EMAILS.analyst);
  const assign = { intent: "change", change: `assign:nobody@${alertId}`, expectedAssignee: "999999" };
  expect((await post(assign, analyst)).status).toBe(409);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const snooze = { intent: "snooze", alertId, until: day, expectedSnooze: "2026-01-01T00:00:00.000Z" };
  expect((await post(snooze, analyst)).status).toBe(409);
  expect((await post({ ...snooze, expectedSnooze: "none" }, analyst)).status).toBe(303);
});
