import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** A file that anybody may have. */
export interface PublicFile {
  path: string;
  contentType: string;
  /** Its name carries the hash of its content, so it never changes. */
  hashed: boolean;
  etag: string;
  /** Where its compressed twins lie. */
  encoded: { br?: string; gzip?: string };
}

/**
 * Every file below the folder by its URL path, listed once: a path that is not in the list is not served, so there is
 * nothing to traverse. A folder that is missing has no files.
 */
export function listPublicFiles(folder: string): ReadonlyMap<string, PublicFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(folder, path)));
  const all = new Set(paths);
  const served = paths.filter((path) => !isTwin(path, all));
  return new Map(served.map((path) => [urlPath(folder, path), toPublicFile(folder, path, all)]));
}

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

function toPublicFile(folder: string, path: string, all: ReadonlySet<string>): PublicFile {
  return {
    path,
    contentType: TYPES[extname(path)] ?? "application/octet-stream",
    hashed: urlPath(folder, path).startsWith("/assets/"),
    // By content, so that several processes and machines agree.
    etag: `"${createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22)}"`,
    encoded: {
      br: all.has(`${path}.br`) ? `${path}.br` : undefined,
      gzip: all.has(`${path}.gz`) ? `${path}.gz` : undefined,
    },
  };
}

/** Such as `.env` and whatever lies in `.git`. */
function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith("."));
}

function isTwin(path: string, all: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && all.has(path.replace(/\.(br|gz)$/, ""));
}

function urlPath(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join("/")}`;
}
