import { posix } from "node:path";
import ts from "typescript";
import { isTest, type Source, type Violation, walk } from "./source";

/**
 * Folders side by side never need each other in a circle, at any depth and by types too: a folder can be read, moved or replaced with what
 * is below it alone. Sections under `app/routes` are apart by a rule of their own.
 */
export function foldersHaveNoCircles(sources: readonly Source[]): Violation[] {
  const paths = new Set(sources.map(({ path }) => path));
  const needs = new Map<string, Map<string, Set<string>>>();
  for (const source of sources) {
    if (isTest(source.path)) continue;
    for (const imported of importsOf(source, paths)) note(needs, source.path, imported);
  }
  return [...needs].flatMap(([folder, among]) => {
    if (folder.startsWith("app/routes")) return [];
    const circle = circleIn(among);
    return circle ? [{ rule: "folders-without-circles", at: folder, why: circle.join(" → ") }] : [];
  });
}

/** `a/b/x.ts` importing `a/c/y.ts`: below `a`, `b` needs `c`. Files that stand in the folder itself are no folder. */
function note(needs: Map<string, Map<string, Set<string>>>, from: string, to: string): void {
  const [one, other] = [from.split("/"), to.split("/")];
  const depth = one.findIndex((part, index) => part !== other[index]);
  if (depth < 1 || depth >= one.length - 1 || depth >= other.length - 1) return;
  const among = getOr(needs, one.slice(0, depth).join("/"), () => new Map<string, Set<string>>());
  getOr(among, one[depth] ?? "", () => new Set<string>()).add(other[depth] ?? "");
}

function circleIn(among: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of among.get(folder) ?? []) {
      const circle = visit(next, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of among.keys()) {
    const circle = visit(folder, []);
    if (circle) return circle;
  }
  return null;
}

function importsOf(source: Source, paths: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    const name = moduleName(node);
    const path = name && resolved(source.path, name, paths);
    if (path) found.push(path);
  });
  return found;
}

function moduleName(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [argument] = node.arguments;
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}

function resolved(from: string, name: string, paths: ReadonlySet<string>): string | undefined {
  if (!/^[.~]/.test(name)) return undefined;
  const path = name.startsWith("~/") ? `app/${name.slice(2)}` : posix.join(posix.dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
}

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
