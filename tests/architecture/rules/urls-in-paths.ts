import ts from "typescript";
import { FIRST_SEGMENTS } from "../specification-routes";
import { isTest, place, type Source, type Violation, walk } from "./source";

/** A URL that is spelled in two places is wrong in one of them after the next change. */
export function urlsOnlyInPaths(sources: readonly Source[]): Violation[] {
  return sources.filter((source) => mayNotSpell(source.path)).flatMap(spelledUrls);
}

/** The contract and the backend behind it have paths of their own, which the sitemap knows nothing of. */
function mayNotSpell(path: string): boolean {
  return path !== "app/paths.ts" && !/^(app|server)\/backend\//.test(path) && !isTest(path);
}

function spelledUrls(source: Source): Violation[] {
  const found: Violation[] = [];
  walk(source, (node) => {
    const text = literalText(node);
    if (text !== undefined && SCREEN_URL.test(text)) {
      found.push({ rule: "urls-only-in-paths", at: place(source, node), why: `spells ${text}` });
    }
  });
  return found;
}

const SCREEN_URL = new RegExp(`^/(${FIRST_SEGMENTS.join("|")})(/|\\?|#|$)`);

/** The text of a string, or of a template up to its first hole. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  return undefined;
}
