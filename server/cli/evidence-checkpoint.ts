import { parseArgs } from "node:util";
import { genesisOf } from "../backend/platform/evidence/chain";
import { sendUnsent } from "../backend/platform/evidence/checkpoints/checkpoint-bucket";
import { signingKey, trustedKeys } from "../backend/platform/evidence/checkpoints/signing-key";
import { addCheckpoint } from "../backend/platform/evidence/checkpoints/write-checkpoints";
import { type CommandContext, UsageError } from "./command";
import { type Compared, compareDatabase } from "./evidence-ledgers";
import { requireSound } from "./evidence-verify";
import { linesOn, printedHead } from "./evidence-words";

/**
 * `evidence checkpoint`: verifies every ledger and writes a checkpoint of each that grew. `--accept REASON` gives up the checkpoints that a
 * ledger which was emptied, cut or replaced does not agree with, such as after restoring an older backup; `evidence verify` tells of
 * it ever after. `--customer ID` does so for one customer only. Throws `EvidenceBroken` where nothing was accepted, and for a broken chain.
 */
export async function runEvidenceCheckpoint(args: string[], context: CommandContext): Promise<void> {
  const options = { accept: { type: "string" }, customer: { type: "string" } } as const;
  const { accept, customer } = parseArgs({ args, options }).values;
  if (accept !== undefined && !accept.trim()) throw new UsageError("--accept takes the reason");
  const { config, logger } = context;
  const key = signingKey(config);
  const all = await compareDatabase(context, { keys: trustedKeys(config) });
  const compared = customer === undefined ? all : all.filter(({ customerId }) => String(customerId) === customer);
  if (compared.length === 0) throw new UsageError(`There is no customer ${customer ?? "at all"}`);
  const refused: Compared[] = [];
  for (const one of compared) {
    const { findings, head, customerId = 0, checkpoints } = one;
    const isOther = findings.length > 0;
    if (isOther && (accept === undefined || findings.some(({ kind }) => kind === "broken"))) {
      refused.push(one);
      for (const line of linesOn(one)) context.out(line);
      continue;
    }
    if (!isOther && (head.seq === 0 || checkpoints.some(({ seq }) => seq === head.seq))) continue;
    const at = new Date().toISOString();
    const restart = isOther && accept ? { restart: { after: one.agreed, reason: accept.trim() } } : {};
    const end = head.seq === 0 ? genesisOf(customerId) : head;
    await addCheckpoint(config, key, { customer: customerId, ...end, at, ...restart });
    context.out(`${one.name}: checkpoint ${printedHead({ customerId, head: end })}`);
  }
  if (config.s3Url) await sendUnsent(config.s3Url, config.dataDir, logger);
  if (refused.length > 0) requireSound(refused);
}
