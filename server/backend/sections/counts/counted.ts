import { type SQL, sql } from "drizzle-orm";
import type { AskedBySession } from "../../platform/call/handler";

/** The header says "99+" long before, so nobody pays for counting on. */
const MOST = 1000;

/** How many rows a statement has, as a value. */
export const counted = (rows: SQL): SQL => sql`(select count(*)::int from (${rows} limit ${MOST}) found)`;

/** A row for each of the user's notifications that they have not read. */
export const unread = ({ session, scope }: Pick<AskedBySession, "session" | "scope">): SQL => sql`
  select 1 from notifications
   where customer_id = ${scope.customerId} and user_id = ${session.user.id} and read_at is null`;
