import { contextHelp } from "./schema/context-help";
import { customerFeatureFlags, customers } from "./schema/customers";
import { evidence, evidenceHeads } from "./schema/evidence";
import { idempotencyKeys } from "./schema/idempotency-keys";
import { rules } from "./schema/rules";
import { sessions, signInAttempts } from "./schema/sessions";
import { users } from "./schema/users";

/** All tables as the one object that drizzle asks for; queries import each table from its own file. */
export const schema = {
  contextHelp,
  customerFeatureFlags,
  customers,
  evidence,
  evidenceHeads,
  idempotencyKeys,
  rules,
  sessions,
  signInAttempts,
  users,
};
