import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { asc } from "drizzle-orm";
import { type Database, openDatabase } from "../backend/platform/db/database";
import { customers } from "../backend/platform/db/schema/customers";
import type { EvidenceRecord, Head } from "../backend/platform/evidence/chain";
import { type Ask, readHead, readLedger } from "../backend/platform/evidence/read-ledger";
import { type Flaw, type Verdict, verifyChain } from "../backend/platform/evidence/verify";
import type { CommandContext } from "./command";
import { withDatabase } from "./open-database";

/** At least one ledger is not as it was written; each was named on standard output. */
export class EvidenceBroken extends Error {
  override name = "EvidenceBroken";
}

/**
 * `evidence verify`: every customer's ledger in the database; `evidence verify --file EXPORT` an exported one, offline.
 * Throws `EvidenceBroken` when one is not sound.
 */
export async function runEvidenceVerify(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({ args, options: { file: { type: "string" } } });
  const { file } = values;
  const verdicts = file ? [{ name: file, verdict: await verifyExport(file) }] : await verifyDatabase(context);
  for (const { name, verdict } of verdicts) context.out(`${name}: ${inWords(verdict)}`);
  const broken = verdicts.filter(({ verdict }) => !verdict.ok).length;
  if (broken > 0) throw new EvidenceBroken(`${broken} of ${verdicts.length} ledgers are not as they were written.`);
}

const FLAWS: Record<Flaw, string> = {
  altered: "is not what was recorded",
  "broken-link": "does not follow the record before it",
  gap: "comes after records that are missing",
  head: "is the last one, but the ledger went on",
};

function inWords(verdict: Verdict): string {
  return verdict.ok ? `sound, ${verdict.head.seq} records` : `BROKEN, record ${verdict.seq} ${FLAWS[verdict.flaw]}`;
}

/** The export's last line is its head; without that line the file is cut off, which `head` with a number beyond all tells. */
async function verifyExport(file: string): Promise<Verdict> {
  let head: Head = { seq: Number.POSITIVE_INFINITY, hash: "" };
  async function* records(): AsyncGenerator<EvidenceRecord> {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const entry = JSON.parse(line) as EvidenceRecord | { head: Head };
      if ("head" in entry) head = entry.head;
      else yield entry;
    }
  }
  return verifyChain(records(), { head: () => head });
}

async function verifyDatabase(context: CommandContext): Promise<{ name: string; verdict: Verdict }[]> {
  return withDatabase(context, async (connection) => {
    const database = openDatabase(connection, { logger: context.logger, maxConnections: 1 });
    try {
      return await verifyCustomers(database);
    } finally {
      await database.close();
    }
  });
}

async function verifyCustomers(database: Database): Promise<{ name: string; verdict: Verdict }[]> {
  const ask: Ask = (query) => database.asSystem(query);
  const all = await ask((tx) => tx.select().from(customers).orderBy(asc(customers.id)));
  const verdicts: { name: string; verdict: Verdict }[] = [];
  for (const { id, name } of all) {
    // The head first: decisions that are taken meanwhile come after it and are left out.
    const head = await ask((tx) => readHead(tx, id));
    const verdict = await verifyChain(readLedger(ask, id, head.seq), { head: () => head, customerId: id });
    verdicts.push({ name, verdict });
  }
  return verdicts;
}
