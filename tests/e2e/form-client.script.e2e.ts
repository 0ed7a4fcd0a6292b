import type { Page } from "@playwright/test";
import fc from "fast-check";
import { FormContext } from "../support/form-client/context";
import type { FormPage } from "../support/form-client/page";
import { type Heard, serve } from "../support/form-client/served";
import { FEED_CUSTOMERS } from "../support/personas";
import { expect, letIn, test } from "./test";

// The form client stands for a browser without a script: both are shown the same pages, and have to find and to send the same.
test.use({ javaScriptEnabled: false });

const CONTROLS = `<!doctype html><title>Controls</title><body><form method=post action=/sent id=form>
<label>Text <input name=text value=begun></label> <label>Email <input name=email type=email></label>
<label>Needed <input name=needed required></label> <label>Pattern <input name=pattern pattern="[a-c]+"></label>
<label>Short <input name=short minlength=3 maxlength=6></label> <label>Number <input name=number type=number min=2 max=9 step=2></label>
<label>Day <input name=day type=date min=2026-01-01></label> <label>Colour <input name=colour type=color></label>
<label>Read <input name=read value=only readonly required></label> <input type=hidden name=_charset_><input type=hidden name=kept value="a
b"> <label>Search <input name=search type=search dirname=search.dir></label>
<label for=words>Words</label><textarea id=words name=words>
first
second</textarea> <label>One <input type=checkbox name=box value=1 checked></label> <label>Two <input type=checkbox name=box></label>
<label>Red <input type=radio name=way value=red checked></label> <label>Blue <input type=radio name=way value=blue checked></label>
<label>List <select name=list><option disabled>never<option>first<optgroup label=G><option value="">nothing<option value=x y>third</optgroup></select></label>
<label>Many <select name=many multiple><option selected>m1<option>m2<option disabled selected>m3</select></label>
<label>Must <select name=must required><option value="">choose<option>chosen</select></label>
<fieldset disabled><legend><label>Legend <input name=legend value=l></label></legend><input name=off value=o></fieldset>
<label>File <input type=file name=file multiple></label> <datalist><input name=never value=1></datalist>
<button>Plain</button> <button name=do value="the ü">Named</button> <input type=submit name=do value=Input>
<input type=image name=picture alt=Picture src=/x.png> <button formnovalidate name=do value=unasked>Unasked</button>
<button formmethod=get formaction=/found?gone=1>Found</button> <button formenctype=multipart/form-data formnovalidate>Parts</button></form>
<label>Outside <input name=outside form=form value=out></label>`;

const FIELDS = ["Text", "Email", "Needed", "Pattern", "Short", "Search", "Words", "Legend", "Outside"];
const BUTTONS = ["Plain", "Named", "Input", "Unasked", "Found", "Parts"];
const texts = fc.constantFrom("", "a", "abc", "ada@example.org", " a b ", "1\n2", "ü & =+%", "abcdefgh", '"q"');
const done = fc.record({
  texts: fc.array(texts, { minLength: FIELDS.length, maxLength: FIELDS.length }),
  number: fc.constantFrom("", "1", "4", "5", "12"),
  day: fc.constantFrom("", "2025-12-31", "2026-06-01"),
  ticked: fc.subarray(["One", "Two"]),
  way: fc.constantFrom("Red", "Blue"),
  list: fc.constantFrom("first", "nothing", "third"),
  many: fc.subarray(["m1", "m2"]),
  must: fc.constantFrom("choose", "chosen"),
  files: fc.subarray([
    { name: "ü.txt", mimeType: "text/plain", buffer: Buffer.from("one") },
    { name: "b.bin", mimeType: "", buffer: Buffer.from([0, 13, 10]) },
  ]),
  button: fc.constantFrom(...BUTTONS),
});
type Done = typeof done extends fc.Arbitrary<infer Value> ? Value : never;

test("whatever is filled in, the client sends what Chromium sends, and holds back what it holds back", async ({
  page,
}) => {
  test.slow();
  const served = await serve(CONTROLS, { "/x.png": (_, response) => response.writeHead(404).end() });
  const client = await new FormContext({ baseURL: served.address }).newPage();
  const sentBy = async (on: Page, what: Done): Promise<unknown> => {
    served.heard.length = 0;
    await on.goto(served.address);
    await fill(on, what);
    await on.getByRole("button", { name: what.button, exact: true }).click();
    const heard = served.heard.filter(({ path }) => /^\/(sent|found)/.test(path));
    return Promise.all(heard.map(told));
  };
  try {
    await fc.assert(
      fc.asyncProperty(done, async (what) => {
        expect(await sentBy(asPage(client), what)).toEqual(await sentBy(page, what));
      }),
      { numRuns: 12 },
    );
  } finally {
    await served.stop();
  }
});

async function fill(on: Page, what: Done): Promise<void> {
  for (const [index, name] of FIELDS.entries()) {
    await on.getByLabel(name, { exact: true }).fill(what.texts[index] ?? "");
  }
  await on.getByLabel("Number").fill(what.number);
  await on.getByLabel("Day").fill(what.day);
  for (const name of ["One", "Two"]) {
    const box = on.getByRole("checkbox", { name });
    await (what.ticked.includes(name) ? box.check() : box.uncheck());
  }
  await on.getByRole("radio", { name: what.way }).check();
  await on.getByLabel("List").selectOption({ label: what.list });
  await on.getByLabel("Many").selectOption(what.many);
  await on.getByLabel("Must").selectOption({ label: what.must });
  await on.getByLabel("File").setInputFiles(what.files);
}

/** What was asked, with the boundary of its parts, which is each browser's own, left out. */
function told({ method, path, headers, body }: Heard) {
  const type = headers["content-type"] ?? "";
  const [, boundary = "\0"] = /boundary=(.+)$/.exec(type) ?? [];
  return {
    ...{ method, path, type: type.replace(boundary, "…"), body: body.toString("latin1").replaceAll(boundary, "…") },
    ...{ origin: headers.origin, referer: headers.referer, site: headers["sec-fetch-site"] },
  };
}

/** Every role that the pages have. */
const ROLES = [
  ...["alert", "banner", "button", "cell", "checkbox", "columnheader", "combobox", "complementary", "contentinfo"],
  ...["definition", "form", "group", "heading", "img", "link", "list", "listitem", "main", "navigation", "option"],
  ...[
    "paragraph",
    "radio",
    "region",
    "row",
    "rowgroup",
    "rowheader",
    "searchbox",
    "status",
    "table",
    "term",
    "textbox",
  ],
] as const;

test("on the product's own pages the client finds what Playwright finds in Chromium: each role, each name, what is seen", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const email = `analyst@${FEED_CUSTOMERS.keys}.example`;
  const client = await new FormContext({ baseURL, locale: "en-GB" }).newPage();
  await letIn(page, email);
  await letIn(asPage(client), email);
  for (const path of [
    "/feed/all",
    "/network/collection/all",
    "/feed/new-alert",
    "/management/notifications",
    "/nope",
  ]) {
    await page.goto(path);
    await client.goto(path);
    for (const role of ROLES) {
      const inBrowser = await page.getByRole(role).allTextContents();
      expect(await client.getByRole(role).allTextContents(), `${role} on ${path}`).toEqual(inBrowser);
      for (const name of await namesOf(client, role)) {
        const count = await page.getByRole(role, { name, exact: true }).count();
        expect(count, `${role} “${name}” on ${path}`).toBe(await client.getByRole(role, { name, exact: true }).count());
      }
    }
    for (const selector of ["summary", "main form", "fieldset", "select", "input", "h1, h2, h3", "main a"]) {
      const seen = await page.locator(selector).filter({ visible: true }).count();
      expect(await client.locator(selector).filter({ visible: true }).count(), `${selector} on ${path}`).toBe(seen);
    }
  }
});

/** A few of each role: asking Chromium for every one of some hundred takes longer than what it would find. */
async function namesOf(client: FormPage, role: (typeof ROLES)[number]): Promise<string[]> {
  const names = await client.getByRole(role).names();
  return [...new Set(names.filter(Boolean))].slice(0, 6);
}

const asPage = (client: FormPage) => client as unknown as Page;
