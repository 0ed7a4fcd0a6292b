import { z } from "zod";
import type { ParsedItem, Source } from "../../../platform/db/shapes/raw-event";
import { limitsWith, refused, withinLimits } from "../limits";
import { newsReport } from "../news/news-report";

export interface MailOptions {
  sourceName: string;
}

/** What was read of a mailbox, one line of JSON for each mail or problem, as `ingest/mailboxes/read-mailbox.ts` writes it. */
const lineSchema = z.union([
  z.object({
    mail: z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string().nullable(),
      language: z.string().nullable(),
      publishedAt: z.string(),
    }),
  }),
  z.object({ problem: z.string(), at: z.string().optional() }),
]);
export type MailLine = z.infer<typeof lineSchema>;

/** One item a mail. Whoever sent it is not among what is told: the source is. */
export function parseMails(source: Source, options: MailOptions): AsyncGenerator<ParsedItem, void> {
  return withinLimits(read(source, options), limitsWith());
}

async function* read(source: Source, { sourceName }: MailOptions): AsyncGenerator<ParsedItem, void> {
  let line = 0;
  for await (const text of linesOf(source)) {
    line++;
    const told = lineSchema.parse(JSON.parse(text));
    if ("problem" in told) {
      yield refused({ position: told.at === undefined ? {} : { path: told.at }, message: told.problem });
      continue;
    }
    const { id, title, text: summary, url, language, publishedAt } = told.mail;
    const item = { id, sourceName, title, summary, url, language, publishedAt, updatedAt: null };
    yield newsReport({ ...item, places: [], publisher: null, raw: [] }, { line });
  }
}

async function* linesOf(source: Source): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of typeof source === "string" ? [source] : source) {
    rest += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
