import type { Source, Violation } from "./source";

const SAYS_NOTHING = /^(utils?|libs?|misc|helpers?|common|shared|services?)$/;

/** A name says what is inside. */
export function foldersAreNamedForTheirContent(sources: readonly Source[]): Violation[] {
  const folders = new Set(sources.flatMap(({ path }) => foldersOf(path)));
  return [...folders]
    .filter((folder) => SAYS_NOTHING.test(folder.split("/").at(-1) ?? ""))
    .map((folder) => ({ rule: "folder-names", at: folder, why: "a name that says nothing" }));
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
}
