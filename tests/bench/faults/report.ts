/** Prints what was found, and throws when it is not what has to be. */
export function must(what: string, holds: boolean, found?: unknown): void {
  const detail = found === undefined ? "" : ` (${typeof found === "string" ? found : JSON.stringify(found)})`;
  process.stdout.write(`${holds ? "ok    " : "FAILED"} ${what}${detail}\n`);
  if (!holds) process.exitCode = 1;
}

export function say(line: string): void {
  process.stdout.write(`       ${line}\n`);
}

/** Seconds since `began`, a time of `performance.now()`, with one decimal. */
export function since(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
