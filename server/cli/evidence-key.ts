import { parseArgs } from "node:util";
import { signingKey } from "../backend/platform/evidence/checkpoints/signing-key";
import type { CommandContext } from "./command";

/** `evidence key`: prints the public half of the key that signs checkpoints, to be kept elsewhere; makes a key where there is none. */
export async function runEvidenceKey(args: string[], { config, out }: CommandContext): Promise<void> {
  parseArgs({ args, options: {} });
  const { fingerprint, pem } = signingKey(config);
  out(fingerprint);
  out(pem.trimEnd());
}
