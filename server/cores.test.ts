import { expect, test } from "vitest";
import { coresAvailable } from "./cores";

const on = (cores: number, files: Record<string, string>) =>
  coresAvailable({ parallelism: () => cores, read: (path) => files[path] ?? null });
const V2 = "/sys/fs/cgroup";
const V1 = "/sys/fs/cgroup/cpu";

test("without a limit it is the machine's cores", () => {
  expect(on(8, {})).toBe(8);
  expect(on(8, { "/proc/self/cgroup": "0::/\n", [`${V2}/cpu.max`]: "max 100000\n" })).toBe(8);
  expect(on(8, { "/proc/self/cgroup": "0::/user.slice\n" })).toBe(8);
});

test.each([
  ["200000 100000", 2],
  ["250000 100000", 2],
  ["50000 100000", 1],
  ["1600000 100000", 8],
])("a container with cpu.max %s keeps %i busy", (max, cores) => {
  expect(on(8, { "/proc/self/cgroup": "0::/\n", [`${V2}/cpu.max`]: `${max}\n` })).toBe(cores);
});

test("a limit of a group above counts, too", () => {
  const files = {
    "/proc/self/cgroup": "0::/kubepods/pod1/web\n",
    [`${V2}/kubepods/pod1/web/cpu.max`]: "max 100000\n",
    [`${V2}/kubepods/pod1/cpu.max`]: "300000 100000\n",
  };
  expect(on(8, files)).toBe(3);
});

test("version 1: the quota of the controller cpu, also where the container sees only its own group", () => {
  const groups = "11:memory:/docker/abc\n4:cpu,cpuacct:/docker/abc\n";
  const quota = (folder: string, value: string) => ({
    [`${folder}/cpu.cfs_quota_us`]: `${value}\n`,
    [`${folder}/cpu.cfs_period_us`]: "100000\n",
  });
  expect(on(8, { "/proc/self/cgroup": groups, ...quota(`${V1}/docker/abc`, "400000") })).toBe(4);
  expect(on(8, { "/proc/self/cgroup": groups, ...quota(V1, "200000") })).toBe(2);
  expect(on(8, { "/proc/self/cgroup": groups, ...quota(V1, "-1") })).toBe(8);
});

test("this machine has at least one", () => {
  expect(coresAvailable()).toBeGreaterThanOrEqual(1);
});
