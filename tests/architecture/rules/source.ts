import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";

export interface Source {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

export interface Violation {
  rule: string;
  /** `path:line`, or the path of a folder. */
  at: string;
  why: string;
}

/** Every TypeScript file under app and server of the checkout at `root`. */
export function readSources(root: string): Source[] {
  return ["app", "server"]
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readSource(root, relative(root, file).split(sep).join("/")));
}

/** One of them, by its path from the project's folder. */
export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) };
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Calls `visit` with each node of the file, parents first. */
export function walk(source: Source, visit: (node: ts.Node) => void): void {
  const down = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, down);
  };
  down(source.tree);
}

export function place(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1}`;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
