import type { Logger } from "pino";

interface SignInTold {
  /** How somebody showed who they are. */
  by: "password" | "code" | "company";
  outcome: "opened" | "code-asked" | "refused";
  /** Absent where no account is known. */
  userId?: number;
  requestId: string;
  clientAddress: string | null;
}

/**
 * One line of the log for every attempt to sign in, good or bad, so that guessing can be seen from outside. No address of an account
 * stands in it, and of one that is not known nothing at all.
 */
export function tellSignIn(logger: Logger, told: SignInTold): void {
  logger[told.outcome === "refused" ? "warn" : "info"]({ event: "sign-in", ...told }, "sign-in");
}
