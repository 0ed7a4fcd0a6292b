import { parseArgs } from "node:util";
import type { CommandContext } from "./command";
import { readAgainst } from "./evidence-against";
import { EvidenceBroken } from "./evidence-broken";
import { type Compared, compareDatabase, compareExport, keysFor } from "./evidence-ledgers";
import { distrustInWords, EXIT_CODES, linesOn } from "./evidence-words";

/**
 * `evidence verify`: every customer's ledger in the database, compared with the checkpoints that the data folder and the bucket know;
 * with `--file EXPORT` an exported one, offline. `--against` names something more to compare with, `--key` the public keys that count
 * instead of this installation's. Throws `EvidenceBroken` when one is not sound.
 */
export async function runEvidenceVerify(args: string[], context: CommandContext): Promise<void> {
  const options = { file: { type: "string" }, against: { type: "string" }, key: { type: "string" } } as const;
  const { file, against: other, key } = parseArgs({ args, options }).values;
  const keys = keysFor(context, key);
  const { against, distrusted } = other ? await readAgainst(other, keys) : { against: [], distrusted: [] };
  const compared = file ? [await compareExport(file, against)] : await compareDatabase(context, { keys, against });
  for (const line of compared.flatMap(linesOn)) context.out(line);
  for (const one of distrusted) context.out(distrustInWords(one));
  if (file && other && !against.some(({ customerId }) => customerId === compared[0]?.customerId))
    throw new Error(`${other} says nothing of the ledger in ${file}`);
  requireSound(compared, distrusted.length > 0);
}

/** Throws `EvidenceBroken` with the code of the worst that was found. */
export function requireSound(compared: readonly Compared[], isDistrusted = false): void {
  const kinds = new Set<keyof typeof EXIT_CODES>(
    compared.flatMap(({ findings, distrusted }) => [
      ...findings.map(({ kind }) => kind),
      ...(distrusted.length > 0 ? ["untrusted" as const] : []),
    ]),
  );
  if (isDistrusted) kinds.add("untrusted");
  const broken = compared.filter(({ findings }) => findings.length > 0).length;
  const code = Math.min(...[...kinds].map((kind) => EXIT_CODES[kind]));
  const why =
    broken > 0
      ? `${broken} of ${compared.length} ledgers are not as they were written.`
      : "A checkpoint does not count.";
  if (kinds.size > 0) throw new EvidenceBroken(why, code);
  if (compared.every(({ head }) => head.seq === 0))
    throw new EvidenceBroken("Nothing was verified: there is no record, and no checkpoint of one.", EXIT_CODES.nothing);
}
