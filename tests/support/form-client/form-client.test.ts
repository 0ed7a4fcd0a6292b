import { afterEach, expect, test } from "vitest";
import { FormContext } from "./context";
import { expectOf } from "./expect";
import { type Heard, serve } from "./served";

const servers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function open(body: string, ...replies: Parameters<typeof serve>[1][]) {
  const served = await serve(`<!doctype html><html lang="en"><title>Page</title><body>${body}`, replies[0]);
  servers.push(served);
  const context = new FormContext({ baseURL: served.address, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/");
  return { ...served, context, page, last: () => served.heard.at(-1) as Heard };
}

const sent = ({ body }: Heard) => [...new URLSearchParams(body.toString())];
const FORM = (inside: string, attributes = "method=post action=/to") => `<form ${attributes}>${inside}</form>`;

test("what is typed, ticked and chosen is sent with the button that was pressed, and with no other", async () => {
  const { page, last } = await open(
    FORM(`<label>Name <input name=name value=before></label> <label><input type=checkbox name=box value=a> Box</label>
      <label><input type=radio name=way value=x checked> X</label> <label><input type=radio name=way value=y> Y</label>
      <label>List <select name=list><option>one<option value=2>two</select></label>
      <label>Words <textarea name=words></textarea></label>
      <button name=do value=this>This</button><button name=do value=that>That</button>`),
  );
  await page.getByLabel("Name").fill("Ada & Söhne");
  await page.getByRole("checkbox", { name: "Box" }).check();
  await page.getByRole("radio", { name: "Y" }).check();
  await page.getByLabel("List").selectOption({ label: "two" });
  await page.getByLabel("Words").fill("a\nb");
  await page.getByRole("button", { name: "That" }).click();
  expect([last().method, last().path, last().headers["content-type"]]).toEqual([
    ...["POST", "/to", "application/x-www-form-urlencoded"],
  ]);
  expect(sent(last())).toEqual([
    ...[
      ["name", "Ada & Söhne"],
      ["box", "a"],
      ["way", "y"],
      ["list", "2"],
      ["words", "a\r\nb"],
      ["do", "that"],
    ],
  ]);
});

test("a button's own address, method and encoding count for more than its form's", async () => {
  const { page, last } = await open(
    FORM(`<input name=q value=1><button formaction=/else formmethod=get>Find</button>
      <button formaction=/up formenctype=multipart/form-data>Up</button>`),
  );
  await page.getByRole("button", { name: "Find" }).click();
  expect([last().method, last().path]).toEqual(["GET", "/else?q=1"]);
  await page.getByRole("button", { name: "Up" }).click();
  expect([last().method, last().path]).toEqual(["POST", "/up"]);
  expect(last().headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});

test("a control elsewhere belongs to the form that it names; what is disabled is not sent", async () => {
  const { page, last } = await open(
    `${FORM("<input name=in value=1><button>Send</button>", "id=f method=post")}<input form=f name=out value=2>
     <input form=f name=off value=3 disabled><fieldset disabled><legend><input form=f name=legend value=4></legend>
     <input form=f name=inner value=5></fieldset><input name=nobody value=6>`,
  );
  await page.getByRole("button", { name: "Send" }).click();
  expect(sent(last())).toEqual([["in", "1"], ["out", "2"], ["legend", "4"]]); // biome-ignore format: one line
});

for (const [why, field, value] of [
  ["empty", "<input name=a required aria-label=A>", ""],
  ["no address", "<input name=a type=email aria-label=A>", "nobody"],
  ["unlike its pattern", "<input name=a pattern='[a-z]+' aria-label=A>", "A1"],
  ["too short", "<input name=a minlength=4 aria-label=A>", "abc"],
  ["too small", "<input name=a type=number min=3 aria-label=A>", "2"],
  ["too late", "<input name=a type=date max=2026-01-01 aria-label=A>", "2026-01-02"],
] as const) {
  test(`a form with a field that is ${why} is held back, unless it is not to be asked`, async () => {
    const { page, heard } = await open(
      FORM(`${field}<button>Send</button><button formnovalidate>Send all the same</button>`),
    );
    await page.getByLabel("A").fill(value);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect(heard).toHaveLength(1);
    await expect(page.waitForURL("**/to")).rejects.toThrow(/was not sent: a: /);
    await page.getByRole("button", { name: "Send all the same" }).click();
    expect(heard).toHaveLength(2);
  });
}

test("a file goes with its name, its type and its bytes", async () => {
  const { page, last } = await open(
    FORM(
      "<label>File <input type=file name=file></label><button>Send</button>",
      "method=post enctype=multipart/form-data",
    ),
  );
  const buffer = Buffer.from([0, 255, 10, 13]);
  await page.getByLabel("File").setInputFiles({ name: 'Süd "1".pdf', mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Send" }).click();
  const form = await new Response(new Uint8Array(last().body), {
    headers: { "content-type": last().headers["content-type"] ?? "" },
  }).formData();
  const file = form.get("file") as File;
  expect([file.type, Buffer.from(await file.arrayBuffer())]).toEqual(["application/pdf", buffer]);
  expect(last().body.toString()).toContain('filename="Süd %221%22.pdf"');
});

test("Enter in a field presses the first button of its form; where that is disabled, nothing", async () => {
  const { page, heard, last } = await open(
    `${FORM("<input name=q aria-label=Q><button name=do value=first>A</button><button name=do value=second>B</button>")}
     ${FORM("<input aria-label=R><button disabled>C</button>")}${FORM("<input aria-label=S><input aria-label=T>")}`,
  );
  for (const name of ["R", "S"]) await page.getByLabel(name, { exact: true }).press("Enter");
  expect(heard).toHaveLength(1);
  await page.getByLabel("Q", { exact: true }).press("Enter");
  expect(sent(last())).toEqual([["q", ""], ["do", "first"]]); // biome-ignore format: one line
});

test("what is hidden or disabled is refused, and so is what is meant by two", async () => {
  const { page, heard } = await open(
    `<details><summary>More</summary><button>Folded</button></details><button hidden>Hidden</button>
     <dialog><button>In a dialog</button></dialog><div popover id=p><button>Popped</button></div>
     ${FORM("<button disabled>Disabled</button><button>Twin</button><button>Twin</button>")}`,
  );
  for (const text of ["Folded", "Hidden", "In a dialog", "Popped"]) {
    await expect(page.getByText(text).click(), text).rejects.toThrow(/is hidden/);
    expect(await page.getByRole("button", { name: text }).count(), text).toBe(0);
  }
  await expect(page.getByRole("button", { name: "Disabled" }).click()).rejects.toThrow(/is disabled/);
  await expect(page.getByRole("button", { name: "Twin" }).click()).rejects.toThrow(/finds 2/);
  expect(heard).toHaveLength(1);
  await page.getByText("More").click();
  await expectOf(page.getByRole("button", { name: "Folded" })).toBeVisible();
});

test("what the stylesheet does not display at this width is hidden", async () => {
  const css = `@layer base, top; @layer top { .a { display: none } } @layer base { .a.a { display: block } }
    .wide { display: none } @media (min-width: 60rem) { .wide { display: block } .narrow { display: none } }
    @media print { p { display: none } } .dim { visibility: hidden } .dim .lit { visibility: visible }
    .list:not(:has([open])) .b { display: none !important } .b { display: block }`;
  const { page } = await open(
    `<link rel=stylesheet href=/css><p class=a>layered</p><p class=wide>wide</p><p class=narrow>narrow</p>
     <div class=dim><p>dim</p><p class=lit>lit</p></div><div class=list><p class=b>unfolds</p></div>`,
    { "/css": (_, response) => response.end(css) },
  );
  const seen = async () => {
    const found = [];
    for (const one of await page.locator("p").all()) if (await one.isVisible()) found.push(await one.textContent());
    return found;
  };
  expect(await seen()).toEqual(["wide", "lit"]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await seen()).toEqual(["narrow", "lit"]);
});

test("what the stylesheet displays once something is ticked is hidden before, and after it is ticked no more", async () => {
  const css = `.all:not(:has(input:checked)) .bar { display: none }`;
  const { page } = await open(
    "<link rel=stylesheet href=/css><form class=all><input type=checkbox aria-label=one><button class=bar>Change</button></form>",
    { "/css": (_, response) => response.end(css) },
  );
  const bar = page.getByRole("button", { name: "Change" });
  await expectOf(bar).toBeHidden();
  await page.getByRole("checkbox", { name: "one" }).check();
  await expectOf(bar).toBeVisible();
  await page.getByRole("checkbox", { name: "one" }).uncheck();
  await expectOf(bar).toBeHidden();
});

test("what the stylesheet displays for an option is displayed while that is selected", async () => {
  const css = `form:not(:has([name=kind] > [value=own]:checked)) .own { display: none }`;
  const { page } = await open(
    "<link rel=stylesheet href=/css><form><select name=kind aria-label=Kind><option value=a selected>A<option value=own>Own</select><input class=own aria-label=Name></form>",
    { "/css": (_, response) => response.end(css) },
  );
  const name = page.getByLabel("Name");
  await expectOf(name).toBeHidden();
  await page.getByLabel("Kind").selectOption({ label: "Own" });
  await expectOf(name).toBeVisible();
  await page.getByLabel("Kind").selectOption({ label: "A" });
  await expectOf(name).toBeHidden();
});

test("a redirect after a post is fetched, keeps its cookie, and going back asks for the page before", async () => {
  const { page, heard, context } = await open(FORM("<button>Send</button>"), {
    "/to": (_, response) => {
      response.writeHead(303, { location: "/there", "set-cookie": "seen=1; Path=/; HttpOnly" }).end();
    },
  });
  await page.getByRole("button", { name: "Send" }).click();
  expect(heard.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /to", "GET /there"]);
  expect(heard.at(-1)?.headers).toMatchObject({ cookie: "seen=1", "sec-fetch-site": "same-origin" });
  expect(heard[1]?.headers).toMatchObject({ origin: context.base, referer: `${context.base}/` });
  await page.goBack();
  expect(heard.at(-1)?.path).toBe("/");
});

test("an expectation that does not hold fails, either way round", async () => {
  const { page } = await open("<h1>Here</h1><input aria-label=A value=x checked type=checkbox><p hidden>Not seen</p>");
  const title = expectOf(page.getByRole("heading", { level: 1 }));
  await title.toHaveText("Here");
  await expect(title.toHaveText("There")).rejects.toThrow(/but it is "Here"/);
  await expect(title.not.toContainText("Her")).rejects.toThrow();
  await expect(expectOf(page.getByText("Not seen")).toBeVisible()).rejects.toThrow(/hidden/);
  await expect(expectOf(page.getByText("Nowhere")).toBeVisible()).rejects.toThrow(/not there/);
  await expect(expectOf(page.getByText("Nowhere")).not.toHaveText("x")).rejects.toThrow(/not there/);
  await expect(expectOf(page.getByText("Here")).toBeHidden()).rejects.toThrow();
  await expect(expectOf(page.getByLabel("A")).not.toBeChecked()).rejects.toThrow();
  await expect(expectOf(page.getByRole("heading")).toHaveCount(2)).rejects.toThrow(/it is 1/);
  await expect(expectOf(page).toHaveURL(/elsewhere/)).rejects.toThrow(/127\.0\.0\.1/);
});
