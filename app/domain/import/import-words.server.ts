import type { ImportRow } from "~/backend/contract/import-rows";
import type { SupplierImport } from "~/backend/contract/imports";
import type { Speech } from "~/i18n/speech.server";
import type { MessageKey } from "~/i18n/texts";

/** At which point an import is: "Applied", "Failed", "Discarded". */
export function stateInWords({ state, step, dryRun }: SupplierImport, speech: Speech): string {
  if (state === "Cancelled") return speech.say("importPages:states.cancelled");
  if (state === "Failed") return speech.say("importPages:states.failed");
  return speech.say(dryRun && step === "review" ? "importPages:states.dryRun" : `importPages:states.${step}`);
}

/** A reason or problem of an import in words, with its identifier system by its name. */
export const reasonInWords = (
  { key, params }: { key: string; params: Record<string, string | number> },
  speech: Speech,
): string =>
  speech.say(key as MessageKey, {
    ...params,
    ...(typeof params.day === "string" && { day: speech.day(params.day) }),
    ...(typeof params.sum === "string" && { sum: params.sum.replace(".", decimalSign(speech)) }),
    ...(typeof params.system === "string" && { system: speech.word("identifiers", params.system) }),
  });

const decimalSign = (speech: Speech): string => speech.number(0.5).charAt(1);

/** What is wrong with a row, and where that keeps it out also what to do about it. */
export const problemInWords = (problem: ImportRow["problems"][number], speech: Speech): string => {
  const { advice, severity, params } = problem;
  const said = reasonInWords(problem, speech);
  return severity === "error" ? `${said} ${reasonInWords({ key: advice, params }, speech)}` : said;
};

/** Reasons that only say which row or target is meant, which stands beside them. */
export const WITH_WHOM = /^imports:duplicates\.(?:repeats|known|knownPublic)$/;

/** What became of a row: "To decide". */
export function resultIn(state: ImportRow["state"], speech: Speech): string {
  const word = speech.say(`imports:states.${state}`);
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
