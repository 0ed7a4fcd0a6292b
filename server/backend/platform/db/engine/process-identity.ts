import { readFile } from "node:fs/promises";

/** Of this start of the machine; it stays the same for as long as we run. */
let boot: string | undefined;

/**
 * When a process started, as a text that no other process with the same number will ever have on this machine; null when it
 * does not run, and the empty text where the system does not tell (then only the number can be compared).
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== "linux") return isRunning(pid) ? "" : null;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    boot ??= await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    // The name in parentheses may hold spaces; the fields after it are the state and, 19 further on, the start in clock ticks.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? null : `${boot.trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}

/** Whether a process with this number runs. One that has ended but waits to be collected does not. */
export async function runs(pid: number): Promise<boolean> {
  return (await startOf(pid)) !== null;
}

/** What a process was started with, or null where the system does not tell. */
export async function commandLineOf(pid: number): Promise<string | null> {
  if (process.platform !== "linux") return null;
  return readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (line) => line.replaceAll("\0", " "),
    () => null,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
