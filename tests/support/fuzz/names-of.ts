import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIELDS } from "~/domain/feed-filter/fields";
import { projectRoot } from "../../../server/project-root";

/** The search parameters that the pages of a section read, by its sources: `section` is the first part of a page's address. */
export function namesOf(section: string): string[] {
  const filter = section === "feed" ? FIELDS.map(({ name }) => name) : [];
  return [...new Set([...namesIn("routes", section), ...filter])].sort();
}

/** Those that code shared by all sections reads. */
export function sharedNames(): string[] {
  return [...new Set(["domain", "access", "shell", "forms"].flatMap((folder) => namesIn(folder)))].sort();
}

const read = new Map<string, string[]>();

function namesIn(...parts: string[]): string[] {
  const folder = join(projectRoot(), "app", ...parts);
  const known = read.get(folder);
  if (known) return known;
  const names = sourcesIn(folder).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/(?:[sS]earchParams|params|search|query)\.(?:get|has|getAll)\("(\w+)"/g)].map(
      ([, name]) => name as string,
    );
  });
  read.set(folder, names);
  return names;
}

function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  } catch {
    // A page of no folder of its own.
    return [];
  }
}
