import { gzipSync } from "node:zlib";

/** What a page is, whatever it costs to make. */
export interface PageFacts {
  elements: number;
  /** Bytes of the page as it is before compression. */
  html: number;
  /** Of these, bytes of class attributes. */
  classes: number;
  /** Bytes of the page with gzip. */
  packed: number;
}

export function factsOf(html: string): PageFacts {
  const markup = html.replace(/<!--[\s\S]*?-->/g, "").replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1");
  const classes = [...markup.matchAll(/\sclass="[^"]*"/g)].reduce((sum, [text]) => sum + Buffer.byteLength(text), 0);
  const [all, packed] = [Buffer.byteLength(html), gzipSync(html, { level: 9 }).length];
  return { elements: (markup.match(/<[a-z]/gi) ?? []).length, html: all, classes, packed };
}

/**
 * Bytes, compressed one by one, of every script that the page makes a browser load by itself: those that it names, preloads and
 * imports, and all that these import in turn. What is only imported when something happens is left out.
 */
export async function scriptBytes(html: string, read: (path: string) => Promise<string>): Promise<number> {
  const named = [
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+\.js)"/g),
    ...html.matchAll(/<script[^>]*\ssrc="(\/[^"]+\.js)"/g),
    ...inlineModules(html).flatMap((text) => [...text.matchAll(STATIC_IMPORT)]),
  ].map(([, path]) => path ?? "");
  const seen = new Set<string>();
  let bytes = 0;
  for (const wanted = [...new Set(named)]; wanted.length > 0; ) {
    const path = wanted.pop() ?? "";
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await read(path);
    bytes += gzipSync(text, { level: 9 }).length;
    for (const [, name = ""] of text.matchAll(STATIC_IMPORT)) wanted.push(new URL(name, `http://x${path}`).pathname);
  }
  return bytes;
}

/** `import … from "…"`, `import "…"` and `export … from "…"`, and never `import("…")`. */
const STATIC_IMPORT = /(?:\bfrom\s*|\bimport\s*)["']([./][^"']+\.js)["']/g;

function inlineModules(html: string): string[] {
  return [...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? "");
}
