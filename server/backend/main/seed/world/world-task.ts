import { z } from "zod";
import { enqueue } from "../../../platform/jobs/enqueue";
import type { Task } from "../../../platform/jobs/worker";
import { buildDemoWorld, DEMO_WORLD } from "./demo-world";

const stepSchema = z.object({ now: z.iso.datetime(), step: z.number().int().min(0) });

/** `demo.world`: one step of the demo world a job, so that others come between and a server that stops waits for one only. */
export const buildDemoWorldTask: Task = async ({ payload, database, logger }) => {
  const next = await buildDemoWorld(database, stepSchema.parse(payload));
  if (next === null) logger.info("the demo world is built");
  else await database.asSystem((tx) => enqueue(tx, DEMO_WORLD, next, { key: DEMO_WORLD }));
};
