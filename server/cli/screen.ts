import { parseArgs } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../backend/platform/db/database";
import { customers } from "../backend/platform/db/schema/customers";
import { activateFollows } from "../backend/risk/sanctions/activate-screening";
import { type Screened, screenCustomer } from "../backend/risk/sanctions/screening/screen-customer";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

/**
 * `screen --customer KEY`: screens what the customer has activated; with `--all` everything that it follows, from now on.
 * Says how many there are by status.
 */
export async function runScreen(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { customer: { type: "string" }, all: { type: "boolean", default: false } },
  });
  const { customer: key, all } = values;
  if (!key) throw new UsageError("Name the customer: --customer KEY");
  await withBackend(context, async ({ database }) => {
    const [customer] = await database.asSystem((tx) => tx.select().from(customers).where(eq(customers.key, key)));
    if (!customer) throw new UsageError(`There is no customer ${JSON.stringify(key)}.`);
    const scope = { customerId: customer.id, userId: null };
    if (all) {
      const actor = { type: "rule", id: "tierwatch screen" } as const;
      await database.asCustomer(scope, (tx) => activateFollows(tx, customer.id, actor));
    }
    const screened = await screenCustomer(database, { customerId: customer.id, everything: true });
    context.out(inWords(key, screened));
    context.out(await statusesOf(database, customer.id));
  });
}

function inWords(key: string, { targets, found, overtaken, changed }: Screened): string {
  return `${key}: ${targets} targets screened, ${found} candidates, ${overtaken} decisions overtaken, ${changed} statuses changed`;
}

async function statusesOf(database: Database, customerId: number): Promise<string> {
  const { rows } = await database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute<{ status: string; count: number }>(sql`
      select coalesce(status, state) as status, count(*)::int as count from target_screenings
      where customer_id = ${customerId} group by 1 order by 1`),
  );
  return rows.length === 0
    ? "Nothing is activated: --all screens everything that is followed"
    : `Now ${rows.map(({ status, count }) => `${count} ${status}`).join(", ")}`;
}
