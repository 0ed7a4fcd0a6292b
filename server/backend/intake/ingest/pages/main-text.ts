import { Readability } from "@mozilla/readability";
import { plainText } from "../../connectors/values/plain-text";
import { openPage, type PageRefused } from "./page-document";

/** Characters. Nothing behind them is read. */
const LONGEST = 20_000;

export type MainText = { ok: true; text: string } | { ok: false; reason: PageRefused };

/** What a page is about, without what stands around it, in lines. A page that only scripts fill has none. */
export function mainText(html: string): MainText {
  const opened = openPage(html);
  if (!opened.ok) return opened;
  // The heading is known from its source, and would be read as the first sentence.
  for (const heading of opened.document.querySelectorAll("h1")) heading.remove();
  // What a page says of itself to machines is not its text.
  const article = new Readability(opened.document, { disableJSONLD: true }).parse();
  return { ok: true, text: plainText(article?.content ?? "").slice(0, LONGEST) };
}
