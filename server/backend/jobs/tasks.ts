import type { CronItem } from "graphile-worker";
import { sweep } from "./sweep";
import type { Task } from "./worker";

/** Every kind of job by the name it is enqueued under. */
export const TASKS: Record<string, Task> = { sweep };

/** What runs by the clock (UTC). A run that was missed while no server was up is not made up for. */
export const SCHEDULE: CronItem[] = [{ task: "sweep", match: "17 * * * *" }];
