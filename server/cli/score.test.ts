import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { addCustomer, addTargets } from "../../tests/support/network";
import { follow } from "../backend/network/monitored/follow";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runScore } from "./score";
import { withBackend } from "./with-backend";

test("score computes what is due of each customer, or all of one, and knows no others", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-score-"));
  const said: string[] = [];
  const out = (line: string) => void said.push(line.replace(/[\d.]+ s$/, "n s"));
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  const context: CommandContext = { config, logger: pino({ level: "silent" }), out };
  try {
    await withBackend(context, ({ database }) =>
      database.asSystem(async (tx) => {
        const targets = await addTargets(tx, [{ name: "Werk Nord" }, { name: "Werk Ost" }]);
        for (const key of ["nordwind", "suedstern"]) {
          await follow(tx, await addCustomer(tx, key), targets, { userId: null });
        }
      }),
    );
    await runScore([], context);
    await runScore([], context);
    await runScore(["--customer", "nordwind", "--all"], context);
    expect(said).toEqual([
      "nordwind: 2 targets scored in n s",
      "suedstern: 2 targets scored in n s",
      "nordwind: 0 targets scored in n s",
      "suedstern: 0 targets scored in n s",
      "nordwind: 2 targets scored in n s",
    ]);
    const unknown = runScore(["--customer", "ostwind"], context);
    await expect(unknown).rejects.toEqual(
      new UsageError('There is no customer "ostwind"; there are: nordwind, suedstern'),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
