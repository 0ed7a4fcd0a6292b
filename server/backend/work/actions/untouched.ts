import { sql } from "drizzle-orm";

/**
 * Whether nobody has worked on the action `x` since something started it: files, comments and what suppliers were asked for raise no version of
 * it, and are work all the same. Steps are the caller's, who knows how many there were.
 */
export const UNTOUCHED = sql`x.version = 1
  and not exists (select from action_comments c where c.customer_id = x.customer_id and c.action_id = x.id)
  and not exists (select from action_documents d where d.customer_id = x.customer_id and d.action_id = x.id)
  and not exists (select from supplier_plans p where p.customer_id = x.customer_id and p.action_id = x.id)`;
