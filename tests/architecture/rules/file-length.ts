import { isTest, type Source, type Violation } from "./source";

/** Aimed at: a median of 60 lines and a 95th percentile of 200, tests left out. */
export interface Lengths {
  files: number;
  median: number;
  p95: number;
  longest: { path: string; lines: number }[];
}

export function lengthsOf(sources: readonly Source[]): Lengths {
  const files = sources
    .filter(({ path }) => !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number): number => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
  return { files: files.length, median: at(0.5), p95: at(0.95), longest: files.slice(-5).reverse() };
}

/** A route module is wiring: what is longer has a query, a rule or a component in it. */
export function routeModulesAreShort(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /\/route\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > 150)
    .map(({ path, lines }) => ({ rule: "route-module-length", at: path, why: `${lines} lines; 150 at most` }));
}
