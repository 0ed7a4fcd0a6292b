import { languageTag } from "../../connectors/news/language-tag";
import { oneLine, plainText } from "../../connectors/values/plain-text";
import { openPage, type PageRefused } from "./page-document";
import type { PageWatch } from "./page-watch";

export interface Watched {
  title: string;
  language: string | null;
  lines: string[];
}

export type WatchRefused = PageRefused | "selector" | "empty" | "error-page";

/** Characters of a page. Nothing behind them is watched. */
const LONGEST = 500_000;
const LONGEST_TITLE = 200;
/** Words of a page that says that something went wrong. */
const ERROR_WORDS = 200;

/** What stands on a page, or in the part of it that is watched, line by line. An error page says nothing of the page that it stands for. */
export function watchedLines(
  html: string,
  watch: PageWatch,
): ({ ok: true } & Watched) | { ok: false; reason: WatchRefused } {
  const opened = openPage(html);
  if (!opened.ok) return opened;
  const { document } = opened;
  const title = oneLine(document.querySelector("title")?.textContent ?? "").slice(0, LONGEST_TITLE);
  const whole = plainText(document.body?.outerHTML ?? "");
  if (isErrorPage(title, whole)) return { ok: false, reason: "error-page" };
  if (!HAS_WORD.test(whole)) return { ok: false, reason: "empty" };
  const parts = watch.select === undefined ? [document.body] : [...document.querySelectorAll(watch.select)];
  if (parts.length === 0) return { ok: false, reason: "selector" };
  for (const one of watch.leaveOut ?? []) for (const found of document.querySelectorAll(one)) found.remove();
  const outer = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
  const text = plainText(outer.map((part) => part.outerHTML).join("<br>")).slice(0, LONGEST);
  const ignored = (watch.ignoreLines ?? []).map((phrase) => oneLine(phrase).toLowerCase());
  const lines = text.split("\n").filter((line) => !ignored.some((phrase) => line.toLowerCase().includes(phrase)));
  if (!lines.some((line) => HAS_WORD.test(line))) return { ok: false, reason: "empty" };
  const language = languageTag(document.documentElement?.getAttribute("lang") ?? null);
  return { ok: true, title, language, lines };
}

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Many servers answer 200 with a page that says otherwise. */
function isErrorPage(title: string, text: string): boolean {
  const [first = ""] = text.split("\n", 1);
  return [title, first].some((one) => ERROR.test(one)) && text.split(/\s+/, ERROR_WORDS + 1).length <= ERROR_WORDS;
}

const ERROR =
  /^(?:error\s{0,3})?(?:4[0-9]{2}|50[0-9])(?:\b|$)|\b(?:page|seite) (?:not found|nicht gefunden)|\bpage introuvable|页面不存在|^(?:not found|access denied|forbidden|bad gateway|gateway time-?out|just a moment|attention required)\b|\b(?:service|temporarily) unavailable\b|\binternal server error\b|\bwartungsarbeiten\b/i;
