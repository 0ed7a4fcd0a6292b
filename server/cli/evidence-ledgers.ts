import { readFileSync } from "node:fs";
import { asc } from "drizzle-orm";
import { type Database, openDatabase } from "../backend/platform/db/database";
import { customers } from "../backend/platform/db/schema/customers";
import type { Checkpoint } from "../backend/platform/evidence/checkpoints/checkpoint";
import { customersWithCheckpoints } from "../backend/platform/evidence/checkpoints/checkpoint-folder";
import { type GivenUp, inForce } from "../backend/platform/evidence/checkpoints/in-force";
import { type Distrusted, readCheckpoints } from "../backend/platform/evidence/checkpoints/read-checkpoints";
import { openPublicKeys, type PublicKey, trustedKeys } from "../backend/platform/evidence/checkpoints/signing-key";
import { type Comparison, type Copy, compareLedger, type Mark } from "../backend/platform/evidence/compare";
import { type Ask, readEnds, readLedger } from "../backend/platform/evidence/read-ledger";
import type { CommandContext } from "./command";
import type { Against } from "./evidence-against";
import { openExport } from "./evidence-export";
import { withDatabase } from "./open-database";

/** One ledger and what became of comparing it. */
export interface Compared extends Comparison {
  /** Absent where nobody knows whose an export is. */
  customerId?: number | undefined;
  name: string;
  /** Those in force that it was compared with. */
  checkpoints: Checkpoint[];
  /** All that it was compared with: the checkpoints, and the heads of `--against`. */
  marks: Mark[];
  copy?: Copy | undefined;
  givenUp: GivenUp[];
  distrusted: Distrusted[];
}

/** The keys whose checkpoints count: those of `--key FILE` alone, else this installation's. */
export function keysFor({ config }: CommandContext, file: string | undefined): PublicKey[] {
  if (file === undefined) return trustedKeys(config);
  const keys = openPublicKeys(readFileSync(file, "utf8"));
  if (keys.length === 0) throw new Error(`${file} holds no public key (PEM)`);
  return keys;
}

/** Compares the ledger of every customer that the database, the checkpoints or `against` know. */
export async function compareDatabase(
  context: CommandContext,
  { keys, against = [] }: { keys: readonly PublicKey[]; against?: readonly Against[] },
): Promise<Compared[]> {
  return withDatabase(context, async (connection) => {
    const database = openDatabase(connection, { logger: context.logger, maxConnections: 1 });
    try {
      return await compareCustomers(database, context, keys, against);
    } finally {
      await database.close();
    }
  });
}

/** Compares an exported ledger with what `against` knows, without a database. */
export async function compareExport(file: string, against: readonly Against[]): Promise<Compared> {
  const ledger = openExport(file);
  const customerId = await ledger.customerId();
  const known = whatIsKnown(against.filter((one) => one.customerId === customerId));
  // Without its last line the file is cut off, which a head beyond all numbers tells.
  const head = () => ledger.head() ?? { seq: Number.POSITIVE_INFINITY, hash: "" };
  const compared = await compareLedger(ledger.records(), { ...known, customerId, head });
  return { ...compared, ...known, customerId, name: file, distrusted: [] };
}

async function compareCustomers(
  database: Database,
  { config }: CommandContext,
  keys: readonly PublicKey[],
  against: readonly Against[],
): Promise<Compared[]> {
  const ask: Ask = (query) => database.asSystem(query);
  const rows = await ask((tx) => tx.select().from(customers).orderBy(asc(customers.id)));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const elsewhere = [...(await customersWithCheckpoints(config.dataDir)), ...against.map((one) => one.customerId)];
  const compared: Compared[] = [];
  for (const customerId of new Set([...names.keys(), ...elsewhere])) {
    const { checkpoints, distrusted } = await readCheckpoints(config, customerId, keys);
    const others = against.filter((one) => one.customerId === customerId);
    const known = whatIsKnown([{ customerId, checkpoints, marks: [] }, ...others]);
    // The head first: decisions that are taken meanwhile come after it and are left out.
    const { head, last } = await ask((tx) => readEnds(tx, customerId));
    const records = readLedger(ask, customerId, Math.max(head.seq, last));
    const comparison = await compareLedger(records, { ...known, head: () => head, customerId });
    const name = names.get(customerId) ?? `Customer ${customerId}, who is not in the database`;
    compared.push({ ...comparison, ...known, customerId, name, distrusted });
  }
  return compared;
}

function whatIsKnown(sources: readonly Against[]) {
  const { checkpoints, givenUp } = inForce(sources.flatMap((one) => one.checkpoints));
  const signed: Mark[] = checkpoints.map(({ seq, hash, at }) => ({ seq, hash, source: `the checkpoint of ${at}` }));
  const marks = [...signed, ...sources.flatMap((one) => one.marks)];
  return { checkpoints, givenUp, marks, copy: sources.find((one) => one.copy)?.copy };
}
