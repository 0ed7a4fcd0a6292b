import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path/posix";

/** What the machine says of itself; a double in tests. */
export interface Machine {
  /** Cores that this process may be scheduled on. */
  parallelism(): number;
  /** The text of a file, or null where there is none. */
  read(path: string): string | null;
}

/**
 * How many cores this process can keep busy: those of the machine, or the whole ones of its container's limit (the quota of its
 * control group, version 1 or 2, and of the groups above it). At least 1.
 */
export function coresAvailable(machine: Machine = THIS_MACHINE): number {
  const groups = (machine.read("/proc/self/cgroup") ?? "").split("\n").map(toGroup);
  const limits = groups.flatMap((group) => (group ? limitsOf(group, machine) : []));
  return Math.max(1, Math.floor(Math.min(machine.parallelism(), ...limits)));
}

const ROOT = "/sys/fs/cgroup";

interface Group {
  version: 1 | 2;
  path: string;
}

/** A line of /proc/self/cgroup: `0::/path` is of version 2, `4:cpu,cpuacct:/path` of version 1. */
function toGroup(line: string): Group | null {
  const [, number, controllers, path] = /^(\d+):([^:]*):(\/.*)$/.exec(line) ?? [];
  if (path === undefined) return null;
  if (number === "0" && controllers === "") return { version: 2, path };
  return controllers?.split(",").includes("cpu") ? { version: 1, path } : null;
}

/** In cores, of the group and of those above it: in a container, the path may be one that only the host can see. */
function limitsOf({ version, path }: Group, { read }: Machine): number[] {
  const limits: number[] = [];
  for (let folder = path; ; folder = join(folder, "..")) {
    limits.push(version === 2 ? readMax(join(ROOT, folder), read) : readQuota(join(ROOT, "cpu", folder), read));
    if (folder === "/") return limits;
  }
}

/** `200000 100000` is two cores; `max 100000` is no limit. */
function readMax(folder: string, read: Machine["read"]): number {
  const [quota, period] = (read(join(folder, "cpu.max")) ?? "").trim().split(" ");
  return toCores(quota, period);
}

/** A quota of -1 is no limit. */
function readQuota(folder: string, read: Machine["read"]): number {
  return toCores(read(join(folder, "cpu.cfs_quota_us"))?.trim(), read(join(folder, "cpu.cfs_period_us"))?.trim());
}

function toCores(quota: string | undefined, period: string | undefined): number {
  const cores = Number(quota) / Number(period);
  return cores > 0 ? cores : Number.POSITIVE_INFINITY;
}

const THIS_MACHINE: Machine = {
  parallelism: availableParallelism,
  read: (path) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return null;
    }
  },
};
