import ts from "typescript";
import { isTest, place, type Source, type Violation, walk } from "./source";

/**
 * What a page loads after itself may not come, and the page is to stand all the same: through `orNever`, or with an answer of its own.
 */
export function laterScriptsMayNotCome(sources: readonly Source[]): Violation[] {
  const inBrowser = sources.filter(
    ({ path }) => /^app\/(?!telemetry\/)/.test(path) && !isTest(path) && !/\.server\.tsx?$|entry\.server/.test(path),
  );
  return inBrowser.flatMap((source) => {
    const found: Violation[] = [];
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
      const around = node.parent;
      if (ts.isCallExpression(around) && around.expression.getText() === "orNever") return;
      if (ts.isPropertyAccessExpression(around) && around.name.text === "catch") return;
      found.push({ rule: "later-scripts-may-not-come", at: place(source, node), why: "is not through orNever" });
    });
    return found;
  });
}
