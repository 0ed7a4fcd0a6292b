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
  if (elementsIn(html) > MOST_ELEMENTS) return { ok: false, reason: "too-large" };
  if (PAYWALL.test(html)) return { ok: false, reason: "paywall" };
  // A fragment has no body of its own.
  const { document } = parseHTML(/<body[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  if (isDeeper(document)) return { ok: false, reason: "too-large" };
  return isReserved(document) ? { ok: false, reason: "reserved" } : { ok: true, document };
}

/** As schema.org and publishers' own metadata say it. */
const PAYWALL =
  /"isAccessibleForFree"\s{0,9}:\s{0,9}"?false|article:content_tier["']\s{1,9}content\s{0,9}=\s{0,9}["'](?:locked|metered)/i;

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

/** The same that the headers of an answer may say. */
function isReserved(document: Document): boolean {
  return [...document.querySelectorAll("meta[name]")].some((meta) => {
    const [name, content] = ["name", "content"].map((one) => (meta.getAttribute(one) ?? "").toLowerCase());
    if (name === "tdm-reservation") return content?.trim() === "1";
    if (name !== "robots" && name !== "tierwatch") return false;
    return content?.split(",").some((one) => /^(?:noai|none)$/.test(one.trim()));
  });
}
