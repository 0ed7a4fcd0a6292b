import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { backendUnderTest } from "../support/backend-under-test";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { EMAILS, PASSWORD, type Persona, signInAs } from "../support/personas";

/** Many actions changed without a script: ticked in the list, by a form of their own, and back. */
const use = backendUnderTest();
let app: ReturnType<typeof testApp>;
const cookies = new Map<Persona, string>();
beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: (request) => use.transport(request) });
  for (const who of ["analyst", "viewer"] as const) {
    const entered = await post("/login", { email: EMAILS[who], password: PASSWORD });
    cookies.set(
      who,
      entered.headers
        .getSetCookie()
        .map((one) => one.split(";", 1)[0])
        .join("; "),
    );
  }
});

const begin = async (title: string, steps: { title: string }[] = []) => {
  const body = { typeId: "watch", title, steps } as const;
  return (await callBackend(await signInAs(use.transport, "analyst"), startAction, { body: { ...body, steps } })).id;
};
const read = async (path: string, who: Persona = "analyst") => {
  const answer = await app.request(path, { headers: { cookie: cookies.get(who) ?? "" } });
  const page = await answer.text();
  // In what is shown; the scripts below it hold every text.
  return { status: answer.status, headers: answer.headers, shown: page.slice(0, page.indexOf("<script")) };
};
function post(path: string, fields: Record<string, string>, who?: Persona): Promise<Response> {
  const cookie = (who && cookies.get(who)) ?? "";
  const headers = { ...SAME_ORIGIN, "content-type": "application/x-www-form-urlencoded", cookie };
  return Promise.resolve(app.request(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() }));
}

test("the list's boxes are for who may change actions, and lead to the form with what they show", async () => {
  const id = await begin("Boxed");
  const { shown } = await read("/action?q=Boxed&sort=title");
  expect(shown).toContain(`value="${id}@1"`);
  expect(shown).toMatch(/action="\/action\/changes"/);
  expect(shown).toMatch(/<input type="hidden" name="sort" value="title"\/?>/);
  const other = await read("/action?q=Boxed", "viewer");
  expect([other.shown.includes("Boxed"), other.shown.includes(`value="${id}@1"`)]).toEqual([true, false]);
  expect((await read(`/action/changes?select=${id}@1`, "viewer")).status).toBe(403);
});

test("nothing ticked leads back to the list as it was filtered", async () => {
  const { status, headers } = await read("/action/changes?q=Boxed&owner=me");
  expect([status, headers.get("location")]).toEqual([303, "/action?owner=me&q=Boxed"]);
});

test("a form that changes nothing is refused at its field, with what was typed", async () => {
  const id = await begin("Refused");
  const answer = await post(`/action/changes?select=${id}@1`, { reason: "Fair in Milan" }, "analyst");
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain("Choose what to change");
  expect(page).toMatch(/name="reason"[^>]*value="Fair in Milan"|value="Fair in Milan"[^>]*name="reason"/);
});

test("what changes is said, what cannot is listed above the list with why", async () => {
  const [fine, open] = [await begin("Bulk fine"), await begin("Bulk open", [{ title: "Ask" }])];
  const path = `/action/changes?q=Bulk&select=${fine}@1&select=${open}@1`;
  expect((await read(path)).shown).toContain("Change 2 actions");
  const done = await post(path, { metaStatus: "Completed" }, "analyst");
  const to = done.headers.get("location") ?? "";
  expect([done.status, to]).toEqual([303, expect.stringMatching(/^\/action\?q=Bulk&operation=\d+$/)]);
  const { shown } = await read(to);
  expect(shown).toContain("1 action not changed");
  expect(shown).toContain("steps are still open");
  const again = await post(`/action/changes?q=Bulk+open&all=yes`, { dueOn: "2027-04-01" }, "analyst");
  expect(again.headers.get("location")).toBe("/action?q=Bulk+open");
});
