import { foldText } from "./fold-text";

/** A name as `target_names.folded` holds it and as it is looked up by: lower-case ASCII words, one blank between them. */
export function foldName(name: string): string {
  return foldText(name)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
