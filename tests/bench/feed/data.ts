import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Customers of these sizes, each in a data folder of its own under `folder`: made at the first run, kept for the next. */
export async function seeded(root: string, folder: string, alerts: number): Promise<string> {
  const dataDir = join(folder, String(alerts));
  const done = join(dataDir, "seeded");
  if (existsSync(done)) return dataDir;
  await mkdir(dataDir, { recursive: true });
  process.stdout.write(`Making ${alerts} alerts in ${dataDir} …\n`);
  const cli = join(root, "build/server/cli.js");
  const words = ["seed", "--alerts", String(alerts), "--targets", String(alerts / 10)];
  execFileSync(process.execPath, [cli, ...words], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await writeFile(done, new Date().toISOString());
  return dataDir;
}
