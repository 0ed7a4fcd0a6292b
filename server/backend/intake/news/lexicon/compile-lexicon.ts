import { Turns } from "../../../platform/threads/turns";
import { readPattern } from "./pattern";
import type { LexiconRow } from "./row";

export type Role = "any" | "near" | "before" | "not";

/** A node of the trie that all patterns of all rows share; its edges are words. */
export interface TrieNode {
  next: Map<number, TrieNode>;
  /** Where "…" leads. */
  gap: TrieNode | null;
  /** The pattern that ends here. */
  pattern: number;
}

/** The patterns of a row, whatever it says where they stand. */
export interface Patterns {
  any: readonly string[];
  near?: { any: readonly string[] } | undefined;
  before?: { any: readonly string[] } | undefined;
  not?: readonly string[] | undefined;
}

export interface Lexicon<Row extends Patterns = LexiconRow> {
  /** `reading-lexicon.en@1`: with `#` and the row's id it is the rule of a finding. */
  rule: string;
  rows: readonly Row[];
  root: TrieNode;
  /** By pattern: the rows that it belongs to, and as what. */
  uses: { row: number; role: Role }[][];
  /** The edges that a folded word takes. */
  edgesOf(word: string): readonly number[];
}

/** All rows of one language as one trie, so that a text is walked once. The rows have to be valid (`lexiconRow`). */
export function compileLexicon<Row extends Patterns>(rule: string, rows: readonly Row[]): Lexicon<Row> {
  const steps = compiling(rule, rows);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same of rows that somebody else wrote: they may be so many and so long that they take seconds. */
export async function compileInTurns<Row extends Patterns>(rule: string, rows: readonly Row[]): Promise<Lexicon<Row>> {
  const steps = compiling(rule, rows);
  const turns = new Turns();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turns.give();
  }
}

function* compiling<Row extends Patterns>(rule: string, rows: readonly Row[]): Generator<undefined, Lexicon<Row>> {
  const words = new WordEdges();
  const root = newNode();
  const uses: Lexicon<Row>["uses"] = [];
  for (const [index, row] of rows.entries()) {
    yield;
    for (const [role, patterns] of rolesOf(row))
      for (const pattern of new Set(patterns)) {
        const node = addPattern(root, pattern, words);
        if (node.pattern < 0) node.pattern = uses.push([]) - 1;
        const users = uses[node.pattern];
        // Two spellings may fold to one pattern.
        if (users && !users.some((use) => use.row === index && use.role === role)) users.push({ row: index, role });
      }
  }
  return { rule, rows, root, uses, edgesOf: (word) => words.of(word) };
}

function rolesOf(row: Patterns): [Role, readonly string[]][] {
  return [
    ["any", row.any],
    ["near", row.near?.any ?? []],
    ["before", row.before?.any ?? []],
    ["not", row.not ?? []],
  ];
}

function addPattern(root: TrieNode, pattern: string, words: WordEdges): TrieNode {
  let node = root;
  for (const step of readPattern(pattern)) {
    if (step === "gap") {
      node.gap ??= newNode();
      node = node.gap;
      continue;
    }
    const edge = words.edge(step.word, step.spellings, step.open);
    let next = node.next.get(edge);
    if (next === undefined) {
      next = newNode();
      node.next.set(edge, next);
    }
    node = next;
  }
  return node;
}

const newNode = (): TrieNode => ({ next: new Map(), gap: null, pattern: -1 });

const LONGEST_OPEN = 60;
const KEPT = 50_000;
const NONE: readonly number[] = [];

/** Words and beginnings of words as numbers. */
class WordEdges {
  private count = 0;
  private readonly whole = new Map<string, number[]>();
  private readonly open = new Map<string, number[]>();
  private readonly ids = new Map<string, number>();
  private readonly known = new Map<string, readonly number[]>();

  edge(word: string, spellings: readonly string[], open: boolean): number {
    const key = `${spellings.join("|")}${open ? "*" : ""}`;
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.count++;
      this.ids.set(key, id);
      const map = open ? this.open : this.whole;
      for (const spelling of spellings) map.set(spelling, [...(map.get(spelling) ?? []), id]);
      if (open && !spellings.includes(word)) map.set(word, [...(map.get(word) ?? []), id]);
    }
    return id;
  }

  of(word: string): readonly number[] {
    let edges = this.known.get(word);
    if (edges === undefined) {
      edges = this.look(word);
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(word, edges);
    }
    return edges;
  }

  private look(word: string): readonly number[] {
    const found = [...(this.whole.get(word) ?? NONE)];
    for (let length = 3; length <= word.length && length <= LONGEST_OPEN; length += 1) {
      const open = this.open.get(word.slice(0, length));
      if (open) found.push(...open);
    }
    return found.length === 0 ? NONE : [...new Set(found)];
  }
}
