import { sql } from "drizzle-orm";
import { type PgPolicy, pgPolicy, pgRole } from "drizzle-orm/pg-core";
import { APP_ROLE, SYSTEM_ROLE } from "../access-roles";

/**
 * Row-level security of a table that customers own; every table with a customer_id spreads it into its extras. Without a
 * customer in scope the comparison is with null, so no row is visible. The owner of the tables is not bound by it: only
 * migrations, backup and the job queue work as the owner.
 */
export function customerPolicies(): PgPolicy[] {
  return policies(sql`customer_id = nullif(current_setting('app.customer_id', true), '')::bigint`);
}

/** The same for the table of customers itself, whose key is its own id. */
export function ownCustomerPolicies(): PgPolicy[] {
  return policies(sql`id = nullif(current_setting('app.customer_id', true), '')::bigint`);
}

/**
 * For facts that everybody may know beside those that one customer added: `owner_id` is the customer that a row belongs to,
 * null where it is public. A customer reads both and writes its own only.
 */
export function sharedPolicies(): PgPolicy[] {
  const own = sql`owner_id = nullif(current_setting('app.customer_id', true), '')::bigint`;
  return [
    pgPolicy("public_rows", { as: "permissive", for: "select", to: app, using: sql`owner_id is null` }),
    ...policies(own),
  ];
}

/** For a table that belongs to no customer and is no customer's business. */
export function systemPolicies(): PgPolicy[] {
  return [systemRows()];
}

/**
 * Beside `customerPolicies`, for what not everybody of the customer reads: of rows that are `secret`, `may` tells whether the user of the
 * transaction, in `app.user_id`, reads one. Jobs act for nobody and read all rows of the customer. `may` is a function of
 * `migrations/0000_tables.sql`: a condition with subqueries is planned anew wherever a statement names the table, which took longer than to
 * run it.
 */
export function readersPolicy(secret: ReturnType<typeof sql>, may: ReturnType<typeof sql>): PgPolicy {
  return pgPolicy("readers", { as: "restrictive", for: "select", to: app, using: sql`not ${secret} or ${may}` });
}

const app = pgRole(APP_ROLE).existing();
const system = pgRole(SYSTEM_ROLE).existing();

function policies(inScope: ReturnType<typeof sql>): PgPolicy[] {
  return [
    pgPolicy("own_rows", { as: "permissive", for: "all", to: app, using: inScope, withCheck: inScope }),
    systemRows(),
  ];
}

function systemRows(): PgPolicy {
  return pgPolicy("system_rows", { as: "permissive", for: "all", to: system, using: sql`true`, withCheck: sql`true` });
}
