import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { paths } from "~/paths";
import { createRequest } from "../backend/dialogue/requests/create-request";
import { customers } from "../backend/platform/db/schema/customers";
import { linkTo } from "../backend/platform/mail/mail-config";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

/**
 * `request link --customer KEY --name TEXT`: makes a supplier self-assessment request and prints its link, once; the
 * secret in it is kept nowhere. With `--old` it stays in the old flow.
 */
export async function runRequestLink(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { customer: { type: "string" }, name: { type: "string" }, old: { type: "boolean", default: false } },
  });
  const name = values.name?.trim();
  if (!values.customer || !name || name.length > 200) {
    throw new UsageError("request link takes --customer KEY and --name TEXT of 200 characters at most");
  }
  const key = values.customer;
  const link = await withBackend(context, async ({ database }) => {
    const [customer] = await database.asSystem((tx) => tx.select().from(customers).where(eq(customers.key, key)));
    if (!customer) throw new UsageError(`There is no customer ${JSON.stringify(key)}`);
    const scope = { customerId: customer.id, userId: null };
    return database.asCustomer(scope, (tx) =>
      createRequest(tx, { customerId: customer.id, kind: "ssa", name, flag: !values.old }),
    );
  });
  context.out(linkTo(paths.request(`?${new URLSearchParams({ ...link })}`), context.config));
}
