import fc from "fast-check";
import { expect, test } from "vitest";
import { attributes, html } from "./markup.server";

const NASTY = `"><script>alert('1')</script>&amp;`;

test("text and values are escaped for where they stand, markup of ours is not escaped again", () => {
  const inner = html`<b>${NASTY}</b>`;
  const text = html`<p title="${NASTY}">${inner}${["x", 1, null, false, undefined]}</p>`.toString();
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;";
  expect(text).toBe(`<p title="${escaped}"><b>${escaped}</b>x1</p>`);
});

test("whatever is put in, a template keeps its tags and attributes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (one, other) => {
      const text = html`<a href="/x"${attributes({ title: one })} data-x="${other}">${one}</a>`.toString();
      const [, title, value, inside] =
        /^<a href="\/x" title="([^"<>]*)" data-x="([^"<>]*)">([^<>]*)<\/a>$/.exec(text) ?? [];
      expect([title, value, inside].map(plain)).toEqual([one, other, one]);
    }),
  );
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
])("an address that leads to code or to nobody knows where leads nowhere: %j", (address) => {
  expect(html`<a href="${address}">x</a>`.toString()).toBe('<a href="#">x</a>');
  expect(attributes({ href: address, formaction: address }).toString()).toBe(' href="#" formaction="#"');
});

test.each(["/feed/new?alert=1", "#main", "?page=2", "https://a.example/b?c=d", "mailto:a@b.example", ""])(
  "an address of this site or the web stays: %j",
  (address) => {
    expect(html`<a href="${address}">x</a>`.toString()).toBe(`<a href="${address}">x</a>`);
  },
);

test("behind an element of SVG that closes itself stands text again", () => {
  expect(html`<use href="${"#a"}"/>${"<b>"}`.toString()).toBe('<use href="#a"/>&lt;b&gt;');
});

test("attributes that are false or absent are left out; a true one has no value", () => {
  const made = attributes({
    checked: true,
    disabled: false,
    lang: null,
    rel: undefined,
    "aria-current": "page",
    tabindex: 0,
  });
  expect(made.toString()).toBe(' checked="" aria-current="page" tabindex="0"');
  expect(html`<input${made}>`.toString()).toBe('<input checked="" aria-current="page" tabindex="0">');
});

test("a hole where no escaping helps is refused when the template is first used", () => {
  const refused = [
    () => html`<a href=${"x"}>x</a>`,
    () => html`<a href='${"x"}'>x</a>`,
    () => html`<script>${"x"}</script>`,
    () => html`<style>${"x"}</style>`,
    () => html`<textarea>${"x"}</textarea>`,
    () => html`<!-- ${"x"} -->`,
    () => html`<p onclick="${"x"}">x</p>`,
    () => html`<p style="${"x"}">x</p>`,
    () => html`<p ${"x"}>x</p>`,
    () => html`<p ${"x"}="y">x</p>`,
    () => html`<${"p"}>x</p>`,
    () => html`<p title="${html`<b></b>`}">x</p>`,
    () => html`<p>${attributes({ title: "x" })}</p>`,
    () => html`<p>${{ toString: () => "<b>" } as unknown as string}</p>`,
    () => attributes({ onclick: "x" }),
    () => attributes({ style: "x" }),
    () => attributes({ 'x" onclick': "x" }),
  ];
  for (const make of refused) expect(make, make.toString()).toThrow(TypeError);
});

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const plain = (text: string | undefined) =>
  (text ?? "").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? "");
