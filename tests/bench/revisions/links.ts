import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { projectRoot } from "../../../server/project-root";
import { type Register, readRegisterFile } from "./read-register";

/** Pairs of notices that were read and judged: whether both tell of one layoff at one site of one employer. */
const JUDGED = join(projectRoot(), "tests/real-files/layoff-links/links.csv");

interface JudgedPair {
  /** `own`: the states that the rules of joining were set on; `unseen`: the others. */
  states: "own" | "unseen";
  /** What kind of pairs it was drawn from, and how many of them there are in these states. */
  drawnFrom: string;
  pairsLikeIt: number;
  state: string;
  earlier: string;
  later: string;
  verdict: "yes" | "no" | "open";
}

export interface LinkFigures {
  judged: number;
  open: number;
  /** Of the judged pairs of one event: how many are one layoff. */
  joined: { right: number; of: number };
  proposed: { right: number; of: number };
  /** Shares of all pairs, by the number of pairs that each judged one stands for. */
  precision: number;
  recall: number;
  f1: number;
}

/**
 * What joining makes of the judged pairs, on the registers in `folder`. Each pair stands for as many as its kind has, so that kinds of which few were
 * drawn count as they should. Repeated rows, equal word for word, are left out where `repeated` is false: there are many, and they are easy.
 */
export async function measureLinks(
  folder: string,
  states: JudgedPair["states"],
  { repeated }: { repeated: boolean },
): Promise<LinkFigures> {
  const all = readJudged().filter((pair) => pair.states === states && (repeated || pair.drawnFrom !== "twin"));
  const pairs = all.filter(({ verdict }) => verdict !== "open");
  const registers = new Map<string, Register>();
  for (const state of new Set(pairs.map((pair) => pair.state)))
    registers.set(state, await readRegisterFile(folder, state));
  const drawn = new Map<string, number>();
  for (const { drawnFrom } of pairs) drawn.set(drawnFrom, (drawn.get(drawnFrom) ?? 0) + 1);
  const figures = { joined: { right: 0, of: 0 }, proposed: { right: 0, of: 0 } };
  let [found, linked, both] = [0, 0, 0];
  for (const { drawnFrom, pairsLikeIt, state, earlier, later, verdict } of pairs) {
    const weight = pairsLikeIt / (drawn.get(drawnFrom) ?? 1);
    const how = registers.get(state)?.between(earlier, later) ?? null;
    if (how) figures[how].of++;
    if (how && verdict === "yes") figures[how].right++;
    if (how) found += weight;
    if (verdict === "yes") linked += weight;
    if (how && verdict === "yes") both += weight;
  }
  const [precision, recall] = [both / found, both / linked];
  return {
    judged: pairs.length,
    open: all.length - pairs.length,
    ...figures,
    ...{ precision, recall, f1: (2 * precision * recall) / (precision + recall) },
  };
}

function readJudged(): JudgedPair[] {
  const rows = parse(readFileSync(JUDGED), { columns: true }) as Record<string, string>[];
  return rows.map((row) => ({
    states: row.states === "own" ? "own" : "unseen",
    drawnFrom: row["drawn from"] ?? "",
    pairsLikeIt: Number(row["pairs like it"]),
    state: row.state ?? "",
    earlier: row.earlier ?? "",
    later: row.later ?? "",
    verdict: row["one layoff"] as JudgedPair["verdict"],
  }));
}
