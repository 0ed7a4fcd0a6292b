import ts from "typescript";
import { place, type Source, type Violation } from "./source";

const ROUTE_MODULE = /^app\/(root\.tsx|routes\/.+\/route\.tsx?)$/;

/** Access is decided on the `handle`, so a route without one has not been thought about. */
export function routeModulesDeclareHandle(sources: readonly Source[]): Violation[] {
  return (
    routeModules(sources)
      // The root is part of every page, and opens or closes none.
      .filter((source) => source.path !== "app/root.tsx" && !exportedNames(source).includes("handle"))
      .map((source) => ({ rule: "handle-declared", at: source.path, why: "exports no handle" }))
  );
}

/** A wrapped constant hides from the reader, and from the guards' test, what runs before it. */
export function loadersAreDeclarations(sources: readonly Source[]): Violation[] {
  return routeModules(sources).flatMap((source) =>
    source.tree.statements.flatMap((statement) => {
      const wrong = namesExportedBy(statement).filter((name) => name === "loader" || name === "action");
      if (wrong.length === 0 || isAsyncFunction(statement)) return [];
      return wrong.map((name) => ({
        rule: "loaders-are-declarations",
        at: place(source, statement),
        why: `${name} is not an "export async function"`,
      }));
    }),
  );
}

function routeModules(sources: readonly Source[]): Source[] {
  return sources.filter(({ path }) => ROUTE_MODULE.test(path));
}

function exportedNames(source: Source): string[] {
  return source.tree.statements.flatMap(namesExportedBy);
}

function namesExportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    return statement.exportClause.elements.map((element) => element.name.text);
  }
  if (!has(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

function isAsyncFunction(statement: ts.Statement): boolean {
  return ts.isFunctionDeclaration(statement) && has(statement, ts.SyntaxKind.AsyncKeyword);
}

function has(statement: ts.Statement, keyword: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(statement) && !!ts.getModifiers(statement)?.some(({ kind }) => kind === keyword);
}
