import { readFile } from "node:fs/promises";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { days, minutes, seconds } from "~/time/duration";
import { acceptedEncoding } from "./accepted-encoding";
import { READS } from "./allowed-methods";
import type { AppEnv } from "./app-env";
import { listPublicFiles, type PublicFile } from "./public-files";

/**
 * Files of the client build. Hashed ones never change and are kept for a year; one that is missing, as after a release,
 * is a plain 404 and never a page, which a browser would take for the script. Others are asked for again by their ETag.
 */
export function staticFiles(folder: string): MiddlewareHandler<AppEnv> {
  const files = listPublicFiles(folder);
  return createMiddleware(async (c, next) => {
    const { pathname } = c.get("url");
    const file = READS.includes(c.req.method) ? files.get(decodeURIComponent(pathname)) : undefined;
    if (file) {
      c.set("route", file.hashed ? "/assets/*" : "/public file");
      return answer(c, file);
    }
    if (!pathname.startsWith("/assets/")) return next();
    c.set("route", "/assets/*");
    return c.text("Not found\n", 404, { "Cache-Control": "no-store" });
  });
}

const HASHED = `public, max-age=${days(365) / seconds(1)}, immutable`;
const OTHER = `public, max-age=${minutes(5) / seconds(1)}`;

async function answer(c: Context<AppEnv>, file: PublicFile): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const twin = encoding ? file.encoded[encoding] : undefined;
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Cache-Control": file.hashed ? HASHED : OTHER,
    ETag: twin ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
  });
  if (file.encoded.br || file.encoded.gzip) headers.set("Vary", "Accept-Encoding");
  if (twin && encoding) headers.set("Content-Encoding", encoding);
  if (isKnown(c.req.header("if-none-match"), file)) return new Response(null, { status: 304, headers });
  const bytes = await readFile(twin ?? file.path);
  headers.set("Content-Length", String(bytes.length));
  return new Response(c.req.method === "HEAD" ? null : bytes, { headers });
}

/** The tag of any encoding will do: they all say the same content. */
function isKnown(ifNoneMatch: string | undefined, file: PublicFile): boolean {
  if (!ifNoneMatch) return false;
  const bare = file.etag.slice(0, -1);
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "").startsWith(bare));
}
