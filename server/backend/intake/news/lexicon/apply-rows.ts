import type { Field, Span } from "../types";
import type { Lexicon, Role } from "./compile-lexicon";
import type { LexiconRow, Zone } from "./row";
import { type Hit, walk, wordsBetween } from "./walk";
import type { Words } from "./words";

/** A row that has something to say about one sentence. */
export interface Applied {
  row: LexiconRow;
  zone: Zone;
  /** Which sentence of which field. */
  sentence: string;
  span: Span;
  /** Its evidence stands there, but so does one of its `not`, which is the span. */
  stopped: boolean;
}

/** What every row of the lexicon finds in one field: at most one finding a row and sentence, in reading order. */
export function applyRows(words: Words, field: Field, lexicon: Lexicon): Applied[] {
  const applied: Applied[] = [];
  for (const [key, cell] of cellsOf(words, walk(words, lexicon), lexicon)) {
    const row = lexicon.rows[key % lexicon.rows.length];
    const sentence = Math.floor(key / lexicon.rows.length);
    const zone = zoneOf(field, sentence);
    if (!row || cell.any.length === 0 || (row.fields && !row.fields.includes(zone))) continue;
    const evidence = cell.any.find((hit) => isNear(words, row, hit, cell));
    if (!evidence) continue;
    const [not] = cell.not;
    applied.push({
      row,
      zone,
      sentence: `${field} ${sentence}`,
      span: spanOf(words, field, not ?? evidence),
      stopped: not !== undefined,
    });
  }
  return applied;
}

const LEAD_SENTENCES = 2;

export const zoneOf = (field: Field, sentence: number): Zone =>
  field === "title" ? "title" : sentence < LEAD_SENTENCES ? "lead" : "text";

type Cell = Record<Role, Hit[]>;
/** More of one pattern in a sentence, or of all in a text, say nothing new and cost time. */
const MOST_IN_CELL = 20;
const MOST_USES = 50_000;

/** The hits of each row in each sentence. */
function cellsOf(words: Words, hits: readonly Hit[], lexicon: Lexicon): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  let used = 0;
  for (const hit of hits) {
    for (const { row, role } of lexicon.uses[hit.pattern] ?? []) {
      if (++used > MOST_USES) return cells;
      const key = (words.sentences[hit.first] ?? 0) * lexicon.rows.length + row;
      let cell = cells.get(key);
      if (cell === undefined) {
        cell = { any: [], near: [], before: [], not: [] };
        cells.set(key, cell);
      }
      if (cell[role].length < MOST_IN_CELL) cell[role].push(hit);
    }
  }
  return cells;
}

function isNear(words: Words, { near, before }: LexiconRow, hit: Hit, cell: Cell): boolean {
  return (
    (near === undefined || cell.near.some((other) => distance(words, hit, other) <= near.within)) &&
    (before === undefined ||
      cell.before.some((other) => other.first > hit.last && distance(words, hit, other) <= before.within))
  );
}

/** Words between two hits; 0 where they stand in each other. */
function distance(words: Words, one: Hit, other: Hit): number {
  if (one.last < other.first) return wordsBetween(words, one.last, other.first);
  if (other.last < one.first) return wordsBetween(words, other.last, one.first);
  return 0;
}

const LONGEST_QUOTE = 150;

/** The words of the title, or of the first two sentences of another field. */
export function leadOf(words: Words, field: Field): Words {
  const at = words.sentences.findIndex((sentence) => zoneOf(field, sentence) === "text");
  const end = at < 0 ? words.folded.length : at;
  const { folded, starts, ends, broken, sentences, halves } = words;
  return {
    text: words.text,
    ...{ folded: folded.slice(0, end), starts: starts.slice(0, end), ends: ends.slice(0, end) },
    ...{ broken: broken.slice(0, end), sentences: sentences.slice(0, end), halves: halves.slice(0, end) },
  };
}

/** Where words stand in their field, both inclusive. */
export function spanOf({ text, starts, ends }: Words, field: Field, hit: Pick<Hit, "first" | "last">): Span {
  const start = starts[hit.first] ?? 0;
  const end = ends[hit.last] ?? start;
  return { field, start, end, quote: text.slice(start, Math.min(end, start + LONGEST_QUOTE)) };
}
