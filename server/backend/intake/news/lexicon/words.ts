import { foldWord } from "./fold-word";
import { endsSentence } from "./sentence-ends";

/** A text as words in reading order. All arrays are as long as there are words. */
export interface Words {
  text: string;
  /** As they are compared: folded. */
  folded: readonly string[];
  /** UTF-16 offsets into the text, `ends` exclusive. */
  starts: readonly number[];
  ends: readonly number[];
  /** Whether a phrase cannot go on from the word before: a comma, a bracket or a dash stands between. */
  broken: readonly boolean[];
  /** Number of the sentence, from 0. */
  sentences: readonly number[];
  /** Half words before the end of this one: a character of a script without spaces counts as half a word. */
  halves: readonly number[];
}

/** No sentence is longer: what looks so is a list, and near would no longer mean anything. */
const LONGEST_SENTENCE = 120;

/** `limit` characters of a text as words. Never throws, whatever stands there; offsets are those of the whole text. */
export function readWords(text: string, limit: number): Words {
  const known = recent.find((one) => one.limit === limit && one.words.text === text);
  if (known) return known.words;
  const words = split(text, limit);
  if (recent.length >= MOST_RECENT) recent.shift();
  recent.push({ limit, words });
  return words;
}

/** Each part of a reading looks at the words of the same few texts, one after the other. */
const recent: { limit: number; words: Words }[] = [];
const MOST_RECENT = 6;

function split(text: string, limit: number): Words {
  const read = text.length > limit ? text.slice(0, limit) : text;
  const words = {
    text,
    ...{ folded: [] as string[], starts: [] as number[], ends: [] as number[], broken: [] as boolean[] },
    ...{ sentences: [] as number[], halves: [] as number[] },
  };
  let [end, sentence, length, halves] = [0, 0, 0, 0];
  let previous = "";
  WORD.lastIndex = 0;
  for (let found = WORD.exec(read); found !== null; found = WORD.exec(read)) {
    const raw = found[0];
    const start = found.index;
    const between = start - end === 1 && read[end] === " " ? " " : read.slice(end, start);
    if (isGenitive(raw, between, read[start + 1])) {
      end = start + 1;
      continue;
    }
    if (previous !== "" && (length >= LONGEST_SENTENCE || endsSentence(previous, between, raw))) {
      sentence += 1;
      length = 0;
    }
    const folded = foldWord(raw);
    end = start + raw.length;
    previous = raw;
    if (folded === "") continue;
    halves += UNSPACED_START.test(raw) ? 1 : 2;
    words.folded.push(folded);
    words.starts.push(start);
    words.ends.push(end);
    words.broken.push(between !== " " && between !== "" && BREAK.test(between));
    words.sentences.push(sentence);
    words.halves.push(halves);
    length += 1;
  }
  return words;
}

/** "Nestlé's": the s is no word. */
const isGenitive = (raw: string, between: string, after: string | undefined): boolean =>
  raw.length === 1 &&
  (raw === "s" || raw === "S") &&
  /^['’ʼ＇]$/.test(between) &&
  (after === undefined || !/[\p{L}\p{N}'’]/u.test(after));

/** Chinese, Japanese, Thai, Lao, Khmer and Burmese are written without spaces: each of their characters is a word here. */
const UNSPACED = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ーｰ";
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, "v");
/** Letters and digits with what is written onto them and what is invisible between them. */
const WORD = new RegExp(
  `[${UNSPACED}][\\u3099\\u309a\\uff9e\\uff9f]?|[[\\p{L}\\p{N}]--[${UNSPACED}]][[\\p{L}\\p{N}\\p{M}\\p{Cf}]--[${UNSPACED}]]*`,
  "gv",
);
const BREAK = /[,;:()[\]{}|/\n、，；：（）【】《》]|\s[-–—]+\s|[–—]{2}|—/;
