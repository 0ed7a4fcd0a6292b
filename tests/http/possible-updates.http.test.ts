import { beforeAll, expect, test } from "vitest";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, PASSWORD } from "../support/personas";
import { nordwindOf, possibleUpdate } from "../support/strangers/nordwind";

// The form of a possible update, posted as a browser without scripts does.
const use: OwnBackend = ownBackend();
let app: ReturnType<typeof testApp>;
let address: string;
let fields: Record<string, string>;
beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: use.transport });
  const { alertId, updateId } = await possibleUpdate(await nordwindOf(use));
  address = `/feed/all?alert=${alertId}`;
  fields = { intent: "update", alertId: String(alertId), updateId: String(updateId) };
});

async function signedIn(email: string): Promise<string> {
  const entered = await post("/login", { email, password: PASSWORD }, "");
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const post = (path: string, form: Record<string, string>, cookie: string) =>
  app.request(path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form),
  });

/** What the section of possible updates says, without its markup. */
async function section(cookie: string): Promise<string> {
  const page = await (await app.request(address, { headers: { cookie } })).text();
  const [, found = ""] = /<h3[^>]*>Possible updates<\/h3>(.*?)<\/section>/s.exec(page) ?? [];
  return found
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("a possible update is joined, undone and kept apart by plain forms", async () => {
  const cookie = await signedIn(EMAILS.analyst);
  expect(await section(cookie)).toMatch(/^Possible update of: Event 0 .*Marked as an amendment.* Merge Keep separate$/);
  const joined = await post(address, { ...fields, decision: "joined" }, cookie);
  expect([joined.status, joined.headers.get("location")]).toEqual([303, address]);
  expect(await section(cookie)).toMatch(/^Update of: Event 0 .* Merged by \S+ \S+, .* Undo$/);
  await post(address, { ...fields, decision: "open" }, cookie);
  expect(await section(cookie)).toMatch(/Merge Keep separate$/);
  await post(address, { ...fields, decision: "apart" }, cookie);
  expect(await section(cookie)).toMatch(/^Possible update of: Event 0 .* Kept separate by \S+ \S+, .* Undo$/);
});

test("a decision that is none is refused with the page, and one about another alert is not there", async () => {
  const cookie = await signedIn(EMAILS.analyst);
  expect((await post(address, { ...fields, decision: "merged" }, cookie)).status).toBe(400);
  expect((await post(address, { ...fields, decision: "joined", updateId: "999999" }, cookie)).status).toBe(404);
});

test("who may only look sees the possible update and no buttons, in their own language", async () => {
  const cookie = await signedIn(EMAILS.viewer);
  const page = await (await app.request(address, { headers: { cookie } })).text();
  expect(page).toMatch(
    /<h3[^>]*>(?:Possible updates|Mögliche Aktualisierungen|Mises à jour possibles|可能的更新)<\/h3>/,
  );
  expect(page).not.toContain('name="decision"');
});
