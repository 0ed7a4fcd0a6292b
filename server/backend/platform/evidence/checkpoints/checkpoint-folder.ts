import { mkdir, open, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { evidenceFolder } from "./signing-key";

/** The file of a customer's checkpoints, `evidence/checkpoints/<customer>.ndjson` in the data folder. */
export function checkpointFile(dataDir: string, customerId: number): string {
  return join(evidenceFolder(dataDir), "checkpoints", `${customerId}.ndjson`);
}

/**
 * Adds a line to the customer's file; resolves when it would survive a crash. The line goes in one write to the file's end, so that
 * several processes may do so at once; behind a line that a crash cut off it begins a new one. One that another process is just writing
 * looks cut off, too: an empty line between them is all that comes of it. Throws when the disk does not take it whole.
 */
export async function addLine(dataDir: string, customerId: number, line: string): Promise<void> {
  const path = checkpointFile(dataDir, customerId);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, "a+", 0o600);
  try {
    const bytes = Buffer.from(`${(await isUnfinished(handle)) ? "\n" : ""}${line}\n`);
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error(`${path} took ${bytesWritten} of ${bytes.length} bytes`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The lines of the customer's file, without one that is still being written. */
export async function readLines(dataDir: string, customerId: number): Promise<string[]> {
  try {
    return wholeLines(await readFile(checkpointFile(dataDir, customerId), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Those that end with a line break; empty ones are kept, so that numbers of lines stay. */
export function wholeLines(text: string): string[] {
  return text.split("\n").slice(0, -1);
}

/** The customers that have checkpoints here, whether the database still knows them or not. */
export async function customersWithCheckpoints(dataDir: string): Promise<number[]> {
  const names = await readdir(join(evidenceFolder(dataDir), "checkpoints")).catch(() => []);
  return names.flatMap((name) => /^(\d+)\.ndjson$/.exec(name)?.[1] ?? []).map(Number);
}

async function isUnfinished(handle: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== "\n";
}
