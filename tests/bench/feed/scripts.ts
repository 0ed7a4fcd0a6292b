import { gzipSync } from "node:zlib";
import type { Client } from "./client";

/** Kilobytes, compressed one by one, of all scripts that a page asks for by itself. */
export async function scriptBytes(client: Client, path: string): Promise<number> {
  const html = await client.page(path);
  const names = new Set([...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, name]) => name ?? ""));
  const preloaded = new Set(
    [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, name]) => name),
  );
  const wanted = [...names].filter((name) => preloaded.size === 0 || preloaded.has(name));
  if (wanted.length === 0) throw new Error("The page asks for no script");
  const sizes = await Promise.all(wanted.map(async (name) => gzipSync(await client.page(name), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
