/**
 * Milliseconds of processor time that `work` takes, the least of three tries: machines that run this are shared, and what waits for a
 * core costs nothing. Below `enough` it is not tried again. For work that takes minutes where it is wrong; a bench says how long it
 * takes where it is right.
 */
export async function leastTime(work: () => unknown, enough = 0): Promise<number> {
  const times: number[] = [];
  while (times.length < 3 && !times.some((time) => time < enough)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
