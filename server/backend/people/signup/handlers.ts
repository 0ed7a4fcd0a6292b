import { sql } from "drizzle-orm";
import { askForAccess } from "~/backend/contract/signup";
import { answerPublic, type Handler } from "../../platform/call/handler";
import { signupRequests } from "../../platform/db/schema/signup-requests";
import { enqueue } from "../../platform/jobs/enqueue";
import { countSignupRequest } from "../session/sign-in-throttle";

export const signupHandlers: Handler[] = [
  answerPublic(askForAccess, async ({ body, database, clientAddress }) => {
    await countSignupRequest(database, body.email, clientAddress);
    await database.asSystem(async (tx) => {
      const { email: _, ...said } = body;
      const [row] = await tx
        .insert(signupRequests)
        .values(body)
        .onConflictDoUpdate({
          target: signupRequests.email,
          set: { ...said, createdAt: sql`now()`, sentAt: null },
          // The same words twice are one request: a double click writes to nobody twice.
          setWhere: sql`(signup_requests.company, signup_requests.name, signup_requests.interest)
            is distinct from (excluded.company, excluded.name, excluded.interest)`,
        })
        .returning({ id: signupRequests.id });
      if (row) await enqueue(tx, "send-signup-request", { id: row.id }, { maxAttempts: 12 });
    });
    return { accepted: true as const };
  }),
];
