import { expect, test } from "vitest";
import type { PageAnswer, PageTask } from "./page-task";
import type { PageWatch } from "./page-watch";
import { readPage } from "./read-page";

// Pages as hosts send them, and as somebody writes them against the reader, through the thread that reads them.

async function* bytesOf(page: string | Buffer): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(page);
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000);
}

const read = (page: string | Buffer, task: PageTask["task"], contentType = "text/html"): Promise<PageAnswer> =>
  readPage(bytesOf(page), { contentType, task });
const mainOf = (page: string | Buffer, contentType?: string) => read(page, { kind: "main-text" }, contentType);
const watched = (page: string, watch: PageWatch = {}) => read(page, { kind: "watch", watch, seen: null });

const P =
  "<p>Workers at the foundry in Hagen walked out on Monday, the union said, and talks resume on Friday at noon.</p>";
const AROUND = `<nav>${"<a href='/x'>Subscribe to our newsletter</a>".repeat(20)}</nav>`;
const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>Trade paper</title>${head}</head><body>${body}</body></html>`;

test("the text of a page is what it is about, in lines, without what stands around it", async () => {
  const answer = await mainOf(
    page(`${AROUND}<article><h1>Walkout</h1>${P.repeat(6)}<script>var secret</script></article>${AROUND}`),
  );
  const { text } = answer as Extract<PageAnswer, { kind: "main-text" }>;
  expect(text.split("\n").filter((line) => line.startsWith("Workers at the foundry"))).toHaveLength(6);
  expect(text).not.toMatch(/newsletter|secret/);
});

test("a page is read in the charset that its bytes are in, whatever is claimed", async () => {
  const body = page(
    `<article>${"<p>Großbrand in der Gießerei: Löschzüge aus drei Städten, die Produktion ruht für Wochen.</p>".repeat(6)}</article>`,
  );
  const textOf = async (bytes: Buffer, type?: string) => ((await mainOf(bytes, type)) as { text: string }).text;
  const latin = Buffer.from(body, "latin1");
  expect(await textOf(latin, "text/html; charset=utf-8")).toContain("Löschzüge aus drei Städten");
  expect(await textOf(latin, "text/html; charset=windows-1252")).toContain("Löschzüge");
  expect(await textOf(latin, "text/html; charset=klingon")).toContain("Löschzüge");
  expect(await textOf(latin, "text/html; charset=utf-16le")).toContain("Löschzüge");
  expect(await textOf(Buffer.from(body), "text/html; charset=iso-8859-1")).toContain("Löschzüge");
  expect(await textOf(Buffer.from(`\ufeff${body}`, "utf16le"))).toContain("Löschzüge");
});

test.each([
  [
    "a page that scripts fill",
    page('<div id="app"></div><script>render("a fire")</script>'),
    { kind: "main-text", text: "" },
  ],
  [
    "a page for subscribers",
    page(P.repeat(6), '<script type="application/ld+json">{"isAccessibleForFree": false}</script>'),
    { kind: "refused", reason: "paywall" },
  ],
  [
    "a metered page",
    page(P.repeat(6), '<meta property="article:content_tier" content="metered">'),
    { kind: "refused", reason: "paywall" },
  ],
  [
    "a page that is not for machines",
    page(P.repeat(6), '<meta name="robots" content="index, noai">'),
    { kind: "refused", reason: "reserved" },
  ],
  [
    "a page that reserves text and data mining",
    page(P.repeat(6), '<meta name="tdm-reservation" content="1">'),
    { kind: "refused", reason: "reserved" },
  ],
  [
    "a metered page that says so the other way round",
    page(P.repeat(6), "<meta content=metered property='article:content_tier'>"),
    { kind: "refused", reason: "paywall" },
  ],
  [
    "a page for subscribers, by its attributes",
    page(`<meta itemprop="isAccessibleForFree" content="False">${P.repeat(6)}`),
    { kind: "refused", reason: "paywall" },
  ],
  [
    "a page that is not for machines, in other marks",
    page(P.repeat(6), '<META content="noimageai; NOAI" NAME=" Robots ">'),
    { kind: "refused", reason: "reserved" },
  ],
  [
    "a page that says it as a header",
    page(P.repeat(6), '<meta http-equiv="X-Robots-Tag" content="noai noimageai">'),
    { kind: "refused", reason: "reserved" },
  ],
  [
    "a page that reserves as a property",
    page(P.repeat(6), '<meta property="tdm-reservation" content=" 1 ">'),
    { kind: "refused", reason: "reserved" },
  ],
  ["2 MB of entities", page(`<p>${"&amp;".repeat(390_000)}</p>`), { kind: "refused", reason: "too-large" }],
  ["2 MB of ends", page(`${"</p>".repeat(490_000)}${P}`), { kind: "refused", reason: "too-large" }],
  ["2 MB of commas", page(`<p>${",".repeat(1_900_000)}</p>`), { kind: "refused", reason: "too-large" }],
  ["100,000 elements inside each other", `${"<div>".repeat(100_000)}${P}`, { kind: "refused", reason: "too-large" }],
  ["19,000 elements inside each other", `${"<div>".repeat(19_000)}${P}`, { kind: "refused", reason: "too-large" }],
  ["30,000 elements side by side", page("<p>a</p>".repeat(30_000)), { kind: "refused", reason: "too-large" }],
  ["no page", "404", { kind: "refused", reason: "no-page" }],
])("%s gives no text", async (_, html, answer) => {
  expect(await mainOf(html)).toEqual(answer);
});

test("a page of 1.5 MB is read, whether it is text or scripts", async () => {
  const text = await mainOf(
    page(`<article><p>${"The workers walked out in Hagen over pay. ".repeat(36_000)}</p></article>`),
  );
  expect(text).toMatchObject({ kind: "main-text", text: expect.stringMatching(/^The workers walked out.{19000,}/) });
  const script = `<script>${"if (a<b && c) { say('fire', 1, 2) }; ".repeat(38_000)}</script>`;
  const comments = "<!-- a comment of an editor that nobody reads -->".repeat(3_000);
  const scripted = await mainOf(page(`${script}${comments}<article>${P.repeat(6)}</article>`));
  expect(scripted).toMatchObject({ kind: "main-text", text: expect.stringMatching(/^Workers at the foundry/) });
});

test("who sends a page by drops keeps no other page waiting", async () => {
  let isOver = false;
  const drops = async function* () {
    for (; !isOver; await new Promise((done) => setTimeout(done, 20))) yield Buffer.from("<p>");
  };
  const slow = [1, 2, 3].map(() => readPage(drops(), { contentType: "text/html", task: { kind: "main-text" } }));
  try {
    const first = await Promise.race([mainOf(page(P.repeat(6))), Promise.race(slow)]);
    expect(first).toMatchObject({ kind: "main-text", text: expect.stringContaining("Workers at the foundry") });
  } finally {
    isOver = true;
    await Promise.all(slow);
  }
}, 20_000);

test("a page without an end is given up", async () => {
  const endless = async function* () {
    for (;;) yield Buffer.alloc(60_000, "a ");
  };
  const asked = readPage(endless(), { contentType: "text/html", task: { kind: "main-text" } });
  await expect(asked).rejects.toThrow(/longer than 2 MB/);
});

test("of a page its chosen part is watched, without what is left out and lines that are ignored", async () => {
  const html =
    page(`${AROUND}<main><h1>Notices</h1><p>Berth 4 closed</p><p class="ad">Buy ropes</p><p>Last updated: noon</p>
    <ul><li>Crane 2 inspected</li></ul></main><main id="second">Gate 7</main>`);
  const seenOf = async (watch: PageWatch) => ((await watched(html, watch)) as { seen: string }).seen;
  const expected = page("<p>Notices</p><p>Berth 4 closed<p>Crane 2 inspected");
  const watch = { select: "main:not(#second)", leaveOut: [".ad"], ignoreLines: ["LAST updated"] };
  expect(await seenOf(watch)).toBe(((await watched(expected)) as { seen: string }).seen);
  expect(await watched(html, watch)).toMatchObject({
    kind: "watched",
    title: "Trade paper",
    language: "en",
    added: null,
  });
  expect(await seenOf({ ...watch, leaveOut: [] })).not.toBe(await seenOf(watch));
});

test.each([
  ["an error page", "<title>404 - Not found</title><p>This page has gone, go to the start.</p>", {}, "error-page"],
  ["a page that asks for patience", "<title>Just a moment...</title><p>Checking your browser</p>", {}, "error-page"],
  ["an empty page", "<html><body> <div>…</div></body></html>", {}, "empty"],
  ["a page without the part that is watched", page("<p>Notices</p>"), { select: "#news" }, "selector"],
])("%s is no change", async (_, html, watch, reason) => {
  expect(await watched(html, watch)).toEqual({ kind: "refused", reason });
});

test("a long page about errors is no error page", async () => {
  const html = `<title>Error 404: what it means</title>${P.repeat(20)}`;
  expect(await watched(html)).toMatchObject({ kind: "watched" });
});

test("a page that takes too long to read is given up, in words that quote nothing of it", async () => {
  // Each of the selectors tries every way up a deep tree.
  const html = page(`${P}${"<div>".repeat(200)}${"<i></i>".repeat(15_000)}`);
  const select = `${"div ".repeat(40)}b ~ i`;
  await expect(watched(html, { select })).rejects.toThrow(/^the page is too large or too tangled to be read$/);
});
