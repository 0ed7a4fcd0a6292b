import { sql } from "drizzle-orm";

/** Whether a report `s` stands: what its source took back is read as nothing until it is told again. */
export const isTold = () => sql`s.content->>'withdrawn' is distinct from 'true'`;
