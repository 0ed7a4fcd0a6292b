import { NAMED_CHARACTERS } from "../reading/named-characters";

/** One line: controls gone, blanks single. What nobody sees, such as U+200B inside a word, parts no word. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]+/gu, "")
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s{2,}|\s/g, " ")
    .trim();
}

/** Elements of which nobody reads the content. */
const UNREAD = new Set(["script", "style", "head", "template", "noscript", "iframe", "object", "svg", "math"]);
const BLOCK =
  /^(?:p|br|div|li|ul|ol|tr|table|h[1-6]|hr|blockquote|pre|section|article|header|footer|dd|dt|figure|figcaption)$/;

/**
 * HTML → the text that a reader sees: no tags, no scripts, no styles, characters decoded once, a line break where a
 * block ends. Takes time in proportion to its length, whatever it is given.
 */
export function plainText(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open === -1) break;
    parts.push(decodeCharacters(html.slice(at, open)));
    const tag = tagAt(lower, open);
    if (tag === null) {
      parts.push("<");
      at = open + 1;
      continue;
    }
    if (BLOCK.test(tag.name)) parts.push("\n");
    at = tag.opens && UNREAD.has(tag.name) ? endOf(lower, tag.name, tag.end) : tag.end;
  }
  parts.push(decodeCharacters(html.slice(at)));
  return tidy(parts.join(""));
}

interface Tag {
  name: string;
  opens: boolean;
  end: number;
}

const NAME = /[a-z][a-z0-9:-]{0,40}/y;

function tagAt(lower: string, open: number): Tag | null {
  if (lower.startsWith("<!--", open)) {
    const end = lower.indexOf("-->", open + 4);
    return { name: "!", opens: false, end: end === -1 ? lower.length : end + 3 };
  }
  const opens = lower[open + 1] !== "/";
  NAME.lastIndex = open + (opens ? 1 : 2);
  const name = NAME.exec(lower)?.[0] ?? (/[!?]/.test(lower[open + 1] ?? "") ? "!" : null);
  if (name === null) return null;
  const end = lower.indexOf(">", open);
  return { name, opens, end: end === -1 ? lower.length : end + 1 };
}

function endOf(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  const end = close === -1 ? -1 : lower.indexOf(">", close);
  return end === -1 ? lower.length : end + 1;
}

/** `&amp;`, `&#8217;`, `&#x2019;` → the characters; what is no reference stays as it is. */
export function decodeCharacters(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,15}));/gi, (written, decimal, hex, name) => {
    if (name !== undefined)
      return Object.hasOwn(NAMED_CHARACTERS, name) ? (NAMED_CHARACTERS[name] ?? written) : written;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "";
  });
}

function tidy(text: string): string {
  return text
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "")
    .join("\n");
}
