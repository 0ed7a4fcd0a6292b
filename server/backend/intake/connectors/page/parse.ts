import { createHash } from "node:crypto";
import { z } from "zod";
import type { ParsedItem, Source } from "../../../platform/db/shapes/raw-event";
import { limitsWith, withinLimits } from "../limits";
import { newsReport } from "../news/news-report";

export interface PageOptions {
  sourceName: string;
}

/** What was added to a watched page, as `ingest/pages/watch-page.ts` writes it. */
const addedSchema = z.object({
  title: z.string(),
  text: z.string(),
  language: z.string().nullable(),
  url: z.string().nullable(),
});

/** One item: a page says no more than that something was added. */
export function parsePage(source: Source, options: PageOptions): AsyncGenerator<ParsedItem, void> {
  return withinLimits(read(source, options), limitsWith());
}

async function* read(source: Source, { sourceName }: PageOptions): AsyncGenerator<ParsedItem, void> {
  const { title, text, language, url } = addedSchema.parse(JSON.parse(await textOf(source)));
  // The same words added again are no news: a page may show one thing now and then.
  const id = createHash("sha256").update(text).digest("hex").slice(0, 32);
  const publishedAt = new Date().toISOString();
  const told = { title, summary: text, url, language, publishedAt, updatedAt: null };
  yield newsReport({ id, sourceName, ...told, places: [], publisher: null, raw: [] }, { line: 1 });
}

async function textOf(source: Source): Promise<string> {
  if (typeof source === "string") return source;
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
