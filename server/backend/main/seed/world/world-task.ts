import { z } from "zod";
import type { BackendConfig } from "../../../platform/backend-config";
import { enqueue } from "../../../platform/jobs/enqueue";
import type { Task } from "../../../platform/jobs/worker";
import { buildDemoWorld, DEMO_WORLD } from "./demo-world";

const stepSchema = z.object({ now: z.iso.datetime(), step: z.number().int().min(0) });

/**
 * `demo.world`: one step of the demo world a job, so that others come between and a server that stops waits for one only. Unlike other
 * jobs it makes calls of the product, which need the configuration.
 */
export function demoTasks(config: BackendConfig): Record<string, Task> {
  return {
    [DEMO_WORLD]: async ({ payload, database, logger }) => {
      const next = await buildDemoWorld({ database, config, logger }, stepSchema.parse(payload));
      if (next === null) logger.info("the demo world is built");
      else await database.asSystem((tx) => enqueue(tx, DEMO_WORLD, next, { key: DEMO_WORLD }));
    },
  };
}
