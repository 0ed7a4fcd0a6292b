import { raw } from "./field-words";
import type { Mention } from "./mentions";
import { AGENCIES } from "./word-lists";

/**
 * Whether a mention is where a report was written: "PARIS (AFP) —", "BERLIN, 12. Nov (dpa) –", "（北京）", "新华社北京11月12日电". It stands at the
 * beginning with a dash behind it, or beside the name of an agency.
 */
export function isDateline({ in: { field, words }, from, end }: Mention): boolean {
  const start = words.starts[from] ?? 0;
  const stop = words.ends[end - 1] ?? 0;
  const [before, after] = [words.text.slice(Math.max(0, start - AROUND), start), words.text.slice(stop, stop + AROUND)];
  if (/(?:新华社|中新网|本报|中新社|新华网|共同社)$/.test(before) && /^[^。，]{0,8}[\d电讯日]/u.test(after))
    return true;
  if (/^\s*[（(【]$/.test(before) && /^[）)】]/.test(after) && start < AROUND) return true;
  if (besideAgency(words, from, end, before, after)) return true;
  const first = start < FIRST && (from === 0 || /[.!?"”]\s*$|^\s*$/.test(before));
  return field !== "title" && first && DASH.test(after);
}

/** Characters around it that are looked at. */
const AROUND = 40;
/** It begins at most so far into the text: a time, a rubric may stand before. */
const FIRST = 3;

/** A country, a date or an agency may stand before the dash. */
const DASH = /^(?:,[^,.–—()]{1,20})?(?:,[^,–—()]{1,20})?(?:\s*\([^)]{2,25}\))?\s*[.:]?\s*(?:[–—]|--|\s-\s)/u;

function besideAgency(
  words: Mention["in"]["words"],
  from: number,
  end: number,
  before: string,
  after: string,
): boolean {
  const bracket = /^(?:,[^()]{1,25})?\s*\(\s*([\p{L}\d .]{2,12})(?:[/,-][^)]{0,15})?\)/u.exec(after);
  if (bracket?.[1] && AGENCIES.has(bracket[1].trim().toLowerCase().split(/[ .]/)[0] ?? "")) return true;
  // "dpa Quito. Nach dem Erdbeben"
  return (
    /(?:^|\s)$/.test(before) && from > 0 && AGENCIES.has(raw(words, from - 1)) && /^[.:]/.test(after) && end > from
  );
}
