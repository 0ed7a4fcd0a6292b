import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { projectRoot } from "../../server/project-root";
import { processorTime } from "./processor-time";

/** Begins to count a file's processor time; what it answers writes down what was spent since then. bin/test says where to. */
export function countCost(): (file: string) => void {
  const costs = process.env.TIERWATCH_TEST_COSTS;
  if (!costs) return () => undefined;
  const before = processorTime();
  return (file) => {
    const ms = processorTime() - before;
    const alone = process.env.TIERWATCH_TEST_ALONE === "1";
    const step = process.env.TIERWATCH_TEST_STEP ?? "";
    const spent = { step, file: relative(projectRoot(), file), ms, ...(alone && { alone }) };
    appendFileSync(costs, `${JSON.stringify(spent)}\n`);
  };
}
