import { desc } from "drizzle-orm";
import { signupRequests } from "../backend/platform/db/schema/signup-requests";
import type { CommandContext } from "./command";
import { withBackend } from "./with-backend";

const MOST = 1000;

/** `signup list`: who asked for access, one a line. */
export async function runSignupList(_: string[], context: CommandContext): Promise<void> {
  const rows = await withBackend(context, ({ database }) =>
    database.asSystem((tx) => tx.select().from(signupRequests).orderBy(desc(signupRequests.createdAt)).limit(MOST)),
  );
  for (const row of rows) context.out(lineOf(row));
}

type Row = Pick<
  typeof signupRequests.$inferSelect,
  "createdAt" | "email" | "company" | "name" | "language" | "sentAt" | "interest"
>;

/** When, address, company, name, language, whether a mail told it, interest; between tabs. */
export function lineOf({ createdAt, email, company, name, language, sentAt, interest }: Row): string {
  const fields = [createdAt.toISOString(), email, company, name, language, sentAt ? "mailed" : "not mailed", interest];
  // Visitors wrote this: nothing of it may steer the terminal or begin another line.
  return fields.map((field) => field.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")).join("\t");
}
