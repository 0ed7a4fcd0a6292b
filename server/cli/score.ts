import { parseArgs } from "node:util";
import { asc } from "drizzle-orm";
import { customers } from "../backend/platform/db/schema/customers";
import { computeScores } from "../backend/risk/scores/compute-scores";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

/** `score [--customer KEY] [--all]`: computes what is due, or everything, for one customer or for each. */
export async function runScore(args: string[], context: CommandContext): Promise<void> {
  const options = { customer: { type: "string" }, all: { type: "boolean", default: false } } as const;
  const { values } = parseArgs({ args, options });
  await withBackend(context, async ({ database }) => {
    const all = await database.asSystem((tx) => tx.select().from(customers).orderBy(asc(customers.id)));
    const wanted = all.filter(({ key }) => values.customer === undefined || key === values.customer);
    if (values.customer !== undefined && wanted.length === 0) {
      const keys = all.map(({ key }) => key).join(", ");
      throw new UsageError(`There is no customer ${JSON.stringify(values.customer)}; there are: ${keys || "none"}`);
    }
    for (const { id, key } of wanted) {
      const start = performance.now();
      const { targets } = await computeScores(database, id, { targets: values.all ? "all" : "due" });
      context.out(`${key}: ${targets} targets scored in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  });
}
