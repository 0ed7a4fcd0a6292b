import { existsSync } from "node:fs";
import type { Checkpoint } from "../backend/platform/evidence/checkpoints/checkpoint";
import { type Distrusted, readAll } from "../backend/platform/evidence/checkpoints/read-checkpoints";
import type { PublicKey } from "../backend/platform/evidence/checkpoints/signing-key";
import type { Copy, Mark } from "../backend/platform/evidence/compare";
import { verifyChain } from "../backend/platform/evidence/verify";
import { UsageError } from "./command";
import { linesOf, openExport } from "./evidence-export";

/** What a customer's ledger is compared with, beside the checkpoints of this installation. */
export interface Against {
  customerId: number;
  checkpoints: Checkpoint[];
  marks: Mark[];
  copy?: Copy;
}

/**
 * Reads what `--against` names: an exported ledger, saved checkpoints (NDJSON), a file with heads as `evidence verify` prints them, or one
 * such head itself (`customer:record:hash`). Throws where it is none of these, and for an export that is broken itself.
 */
export async function readAgainst(
  value: string,
  keys: readonly PublicKey[],
): Promise<{ against: Against[]; distrusted: Distrusted[] }> {
  if (!existsSync(value)) return { against: required(headsIn(value, value), value), distrusted: [] };
  const first = await firstLine(value);
  if (/^\{"head":|"prevHash":/.test(first)) return { against: [await readExport(value)], distrusted: [] };
  const lines: string[] = [];
  for await (const line of linesOf(value)) lines.push(line);
  if (!first.startsWith("{")) return { against: required(headsIn(lines.join("\n"), value), value), distrusted: [] };
  const { checkpoints, distrusted } = readAll(lines, value, keys);
  const ids = [...new Set(checkpoints.map(({ customer }) => customer))];
  const against = ids.map((customerId) => ({
    customerId,
    checkpoints: checkpoints.filter(({ customer }) => customer === customerId),
    marks: [],
  }));
  return { against: distrusted.length > 0 ? against : required(against, value), distrusted };
}

async function firstLine(file: string): Promise<string> {
  for await (const line of linesOf(file)) return line;
  return "";
}

function headsIn(text: string, place: string): Against[] {
  return [...text.matchAll(/(?<![\w:])(\d+):(\d+):([0-9a-f]{64})(?![\w:])/g)].map(([, id, seq, hash = ""]) => ({
    customerId: Number(id),
    checkpoints: [],
    marks: [{ seq: Number(seq), hash, source: `the head in ${place === text ? "--against" : place}` }],
  }));
}

async function readExport(file: string): Promise<Against> {
  const ledger = openExport(file);
  const customerId = await ledger.customerId();
  if (customerId === undefined) throw new Error(`${file} is the ledger of a customer whose number is not known here`);
  const verdict = await verifyChain(ledger.records(), { customerId, head: ledger.head });
  const head = ledger.head();
  if (!verdict.ok || !head) throw new Error(`${file} is broken or cut off itself: nothing can be compared with it`);
  const copy = { links: ledger.records(), head, source: file };
  return { customerId, checkpoints: [], marks: [], copy };
}

function required(against: Against[], value: string): Against[] {
  if (against.length > 0) return against;
  throw new UsageError(`${value} is no file with an exported ledger, checkpoints or heads, and no head itself`);
}
