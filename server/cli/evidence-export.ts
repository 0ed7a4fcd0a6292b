import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type EvidenceRecord, genesisOf, type Head } from "../backend/platform/evidence/chain";

/** An exported ledger on the disk, which may be longer than memory. */
export interface ExportFile {
  /** From the first line, each time anew. */
  records(): AsyncGenerator<EvidenceRecord>;
  /** The last line, known once the records are through; without it the file is cut off. */
  head(): Head | undefined;
  /** The customer that the chain is bound to; undefined for one beyond those that are tried. */
  customerId(): Promise<number | undefined>;
}

export function openExport(file: string): ExportFile {
  let head: Head | undefined;
  async function* records(): AsyncGenerator<EvidenceRecord> {
    for await (const line of linesOf(file)) {
      const entry = JSON.parse(line) as EvidenceRecord | { head: Head };
      if ("head" in entry) head = entry.head;
      else yield entry;
    }
  }
  return {
    records,
    head: () => head,
    async customerId() {
      for await (const { prevHash } of records()) return customerOf(prevHash);
      return head && customerOf(head.hash);
    },
  };
}

/** The lines of a text file that are not empty. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input })) if (line.trim()) yield line;
  } finally {
    input.destroy();
  }
}

/** An export does not name its customer, but its first link is bound to the number. */
function customerOf(genesis: string): number | undefined {
  for (let id = 1; id <= NUMBERS_TRIED; id++) if (genesisOf(id).hash === genesis) return id;
  return undefined;
}

/** A tenth of a second's work. */
const NUMBERS_TRIED = 100_000;
