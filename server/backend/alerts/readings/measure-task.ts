import { measureReading } from "../../intake/news/arming/measure";
import type { Task } from "../../platform/jobs/worker";

/** After verdicts, and each night: which types may publish in which language. Told twice, the second time changes nothing. */
export const measureReadingTask: Task = async ({ database, logger }) => {
  for (const changed of await measureReading(database))
    logger.warn({ ...changed }, "a type of news may do something else now");
};
