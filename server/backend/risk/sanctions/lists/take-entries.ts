import type { Problem } from "../../../platform/db/shapes/raw-event";
import { HeldIds } from "./held-ids";
import type { ReadEntry } from "./list-reading";
import { ListLoss, ListRefused } from "./list-refused";
import { CHARACTERS_AT_ONCE, ENTITIES_AT_ONCE } from "./write-entities";

const PROBLEMS_KEPT = 200;

export interface EntriesTaken {
  /** The ids of the entries that the files hold. */
  seen: HeldIds;
  /** Names of entries beyond their first. */
  aliases: number;
  /** The first of them. */
  problems: Problem[];
  problemCount: number;
  /** Rows that could not be read: any of them may be an entry of the list. */
  unread: number;
}

/** Goes through the entries of a list and hands them on in portions, each of `entityJson`. Throws ListRefused for files without any. */
export async function takeEntries(
  entries: AsyncIterable<ReadEntry>,
  take: (portion: readonly string[]) => Promise<void>,
): Promise<EntriesTaken> {
  const seen = new HeldIds();
  const taken = { seen, aliases: 0, problems: [] as Problem[], problemCount: 0, unread: 0 };
  let batch: string[] = [];
  let length = 0;
  for await (const item of entries) {
    const problem = item.ok ? repeated(item.id, seen) : item.problem;
    if (problem) taken.problemCount++;
    // What is said of a file as a whole stands for no entry.
    if (!item.ok && item.problem.position.line !== undefined) taken.unread++;
    if (problem && taken.problems.length < PROBLEMS_KEPT) taken.problems.push(problem);
    if (!item.ok || problem) continue;
    seen.add(item.id);
    taken.aliases += item.aliases;
    batch.push(item.json);
    length += item.json.length;
    if (batch.length < ENTITIES_AT_ONCE && length < CHARACTERS_AT_ONCE) continue;
    await take(batch);
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) await take(batch);
  if (seen.size === 0) {
    const first = taken.problems[0];
    throw new ListRefused(`no entry was found${first ? `: ${first.message}` : ""}`, { code: "noEntry" });
  }
  return taken;
}

function repeated(id: string, seen: HeldIds): Problem | null {
  return seen.has(id) ? { position: {}, message: `${id} is given twice` } : null;
}

/**
 * How many of the entries that stood on the list leave it. As many as rows that could not be read may be those rows: they stay on the
 * list, which errs on the safe side.
 */
export function leavingOf(
  { seen, unread }: EntriesTaken,
  { before, added }: { before: number; added: number },
): number {
  const missing = before + added - seen.size;
  return missing > unread ? missing : 0;
}

/** Lists lose a few entries a day; what ends in the middle, or is a part of the list, would take most of it away. */
export const losesMost = (leaving: number, before: number): boolean => leaving > before - leaving;

/** Throws ListLoss unless so many may leave. */
export function refuseLoss(leaving: number, before: number, accepted: number | undefined): void {
  if (losesMost(leaving, before) && (accepted === undefined || leaving > accepted)) throw new ListLoss(leaving, before);
}
