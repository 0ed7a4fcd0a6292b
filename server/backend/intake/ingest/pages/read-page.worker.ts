import { type OpenSource, serveThread } from "../../../platform/threads/serve-thread";
import { addedText } from "./added-text";
import { decodePage } from "./decode-page";
import { mainText } from "./main-text";
import type { PageAnswer, PageTask } from "./page-task";
import { watchedLines } from "./watched-lines";

serveThread(async function* ({ contentType, task }: PageTask, open: OpenSource): AsyncGenerator<PageAnswer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open(0)) chunks.push(chunk);
  const html = decodePage(Buffer.concat(chunks), contentType);
  if (task.kind === "main-text") {
    const main = mainText(html);
    yield main.ok ? { kind: "main-text", text: main.text } : { kind: "refused", reason: main.reason };
    return;
  }
  const watched = watchedLines(html, task.watch);
  if (!watched.ok) {
    yield { kind: "refused", reason: watched.reason };
    return;
  }
  const { title, language, lines } = watched;
  const { added, seen, hasEmptied } = addedText(lines, task.seen);
  // Of a part that somebody chose, being empty but for a word may be the news that there is none.
  yield hasEmptied && task.watch.select === undefined
    ? { kind: "refused", reason: "empty" }
    : { kind: "watched", title, language, added, seen };
});
