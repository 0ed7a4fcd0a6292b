import { parseHTML } from "linkedom";

/** Elements of a page that is read, and how deep they may stand inside each other: no page that somebody writes has more. */
const MOST_ELEMENTS = 20_000;
const DEEPEST = 256;

export type PageDocument = { ok: true; document: Document } | { ok: false; reason: PageRefused };

/** Why a page is not read, though its host sent it. */
export type PageRefused = "no-page" | "too-large" | "reserved" | "paywall";

/** A page as a tree, unless it is too large, or says of itself that it is not for machines or not for everybody. Runs nothing of it. */
export function openPage(html: string): PageDocument {
  if (!/<[a-z!]/i.test(html)) return { ok: false, reason: "no-page" };
  if (PAYWALL.test(html)) return { ok: false, reason: "paywall" };
  const lean = withoutScripts(html);
  if (elementsIn(lean) > MOST_ELEMENTS || FLOODS.some(([mark, most]) => isMore(lean, mark, most)))
    return { ok: false, reason: "too-large" };
  // A fragment has no body of its own.
  const { document } = parseHTML(/<body[\s>]/i.test(lean) ? lean : `<html><body>${lean}</body></html>`);
  if (isDeeper(document)) return { ok: false, reason: "too-large" };
  writeSmall(document);
  return isReserved(document) ? { ok: false, reason: "reserved" } : { ok: true, document };
}

/** As schema.org (in JSON, or in attributes) and publishers' own metadata say it. */
const PAYWALL =
  /"isAccessibleForFree"\s{0,9}:\s{0,9}"?(?:https?:\/\/schema\.org\/)?false|isAccessibleForFree["']?\s{1,9}content\s{0,9}=\s{0,9}["']?false|article:content_tier["']?\s{1,9}content\s{0,9}=\s{0,9}["']?(?:locked|metered)|content\s{0,9}=\s{0,9}["']?(?:locked|metered)["']?\s{1,9}property\s{0,9}=\s{0,9}["']?article:content_tier/i;

/**
 * What would make a page of 2 MB take 130: each of these becomes a node, or a piece of one. Real pages have some hundred, and long ones
 * some ten thousand; `<` also closes.
 */
const FLOODS: readonly [mark: string, most: number][] = [
  ["<", 60_000],
  ["&", 60_000],
  [",", 100_000],
];

function isMore(html: string, mark: string, most: number): boolean {
  let found = 0;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + 1)) if (++found > most) return true;
  return false;
}

/** Without what no reader sees: half of many a page, and a tree of it would take as much again. What is not closed stays as it is. */
function withoutScripts(html: string): string {
  const kept: string[] = [];
  let from = 0;
  const begin = /<!--|<(script|style)[\s>]/gi;
  for (let found = begin.exec(html); found !== null; found = begin.exec(html)) {
    const end = found[1] ? new RegExp(`</${found[1]}\\s{0,9}>`, "gi") : /-->/g;
    end.lastIndex = found.index + (found[1] ? found[0].length : 2);
    if (end.exec(html) === null) break;
    kept.push(html.slice(from, found.index));
    from = end.lastIndex;
    begin.lastIndex = from;
  }
  return kept.length === 0 ? html : `${kept.join("")}${html.slice(from)}`;
}

function elementsIn(html: string): number {
  let found = 0;
  for (let at = html.indexOf("<"); at !== -1 && found <= MOST_ELEMENTS; at = html.indexOf("<", at + 1)) {
    const letter = html.charCodeAt(at + 1) | 32;
    if (letter >= 97 && letter <= 122) found++;
  }
  return found;
}

/** Without calling itself: a tree that is too deep would end the thread. */
function isDeeper(document: Document): boolean {
  let [at, depth]: [Element | null, number] = [document.documentElement, 1];
  while (at) {
    if (depth > DEEPEST) return true;
    if (at.firstElementChild) {
      at = at.firstElementChild;
      depth++;
      continue;
    }
    while (at && !at.nextElementSibling) {
      at = at.parentElement;
      depth--;
    }
    at = at?.nextElementSibling ?? null;
  }
  return false;
}

/** Attributes are the same in capital letters, and the tree keeps them as they are written: no selector would find them. */
function writeSmall(document: Document): void {
  for (const one of document.querySelectorAll("*")) {
    for (const name of one.getAttributeNames()) {
      const small = name.toLowerCase();
      if (small === name) continue;
      if (!one.hasAttribute(small)) one.setAttribute(small, one.getAttribute(name) ?? "");
      one.removeAttribute(name);
    }
  }
}

/** The same that the headers of an answer may say. */
function isReserved(document: Document): boolean {
  return [...document.querySelectorAll("meta")].some((meta) => {
    const of = (attribute: string): string => (meta.getAttribute(attribute) ?? "").trim().toLowerCase();
    const name = of("name") || of("property") || of("http-equiv");
    if (name === "tdm-reservation") return of("content") === "1";
    if (name !== "robots" && name !== "tierwatch" && name !== "x-robots-tag") return false;
    return /(?:^|[\s,;])(?:noai|none)(?:$|[\s,;])/.test(of("content"));
  });
}
