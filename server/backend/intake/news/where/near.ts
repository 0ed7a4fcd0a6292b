import type { Mention } from "./mentions";
import { DISTANCE, NEAR } from "./word-lists";

/** "Near", "20 km from", "bei", 附近: it is around the place, not in it. */
export function isNear({ in: { words }, from, end }: Mention): boolean {
  if (
    /^(?:市|县|镇)?(?:附近|一带|郊外|周边)/.test(words.text.slice(words.ends[end - 1], (words.ends[end - 1] ?? 0) + 6))
  )
    return true;
  for (let at = from - 1; at >= 0 && from - at <= WORDS_BEFORE; at--) {
    if (words.sentences[at] !== words.sentences[from] || words.broken[at + 1]) return false;
    const word = words.folded[at] ?? "";
    if (NEAR.has(word) && from - at <= 3) return true;
    if (DISTANCE.has(word) && /^\d/.test(words.folded[at - 1] ?? "")) return true;
  }
  return false;
}

/** "159 km east of the town of Kokopo". */
const WORDS_BEFORE = 6;
