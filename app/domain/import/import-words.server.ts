import type { SupplierImport } from "~/backend/contract/imports";
import type { Speech } from "~/i18n/speech.server";

/** At which point an import is: "Applied", "Failed", "Dry run". */
export function stateInWords({ state, step, dryRun }: SupplierImport, speech: Speech): string {
  if (state === "Failed") return speech.say("importPages:states.failed");
  return speech.say(dryRun && step === "review" ? "importPages:states.dryRun" : `importPages:states.${step}`);
}
