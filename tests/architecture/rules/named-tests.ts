import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../server/project-root";

/** `file :: title`, the title as the file writes it, of a test that is run. */
export function isTest(evidence: string): boolean {
  const [file = "", title = ""] = evidence.split(" :: ");
  const text = textOf(file);
  // The formatter may put the title on a line of its own.
  return title !== "" && text !== null && text.replace(/\(\s+/g, "(").includes(`("${title}"`);
}

/** A whole file of tests, none of which is left out: for those whose titles are put together. */
export const isTestFile = (evidence: string): boolean => /\btest[(.]/.test(textOf(evidence) ?? "");

/** Null for what is no file of tests, or leaves some out. */
function textOf(file: string): string | null {
  const path = join(projectRoot(), file);
  if (!/\.ts$/.test(file) || !existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  return /\b(?:skip|todo|only)\(/.test(text) ? null : text;
}
