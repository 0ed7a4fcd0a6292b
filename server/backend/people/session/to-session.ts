import { sql } from "drizzle-orm";
import { FEATURES } from "~/backend/contract/features";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { DEFAULT_PREFERENCES, preferences } from "~/backend/contract/preferences";
import type { Session } from "~/backend/contract/session";
import { customerFeatureFlags, customers } from "../../platform/db/schema/customers";
import type { users } from "../../platform/db/schema/users";

/** To be selected beside the customer. */
export const flagsOfCustomer = sql<string[]>`array(
  select ${customerFeatureFlags.flag} from ${customerFeatureFlags}
  where ${customerFeatureFlags.customerId} = ${customers.id})`;

export interface SessionRow {
  id: number;
  expiresAt: Date;
  user: typeof users.$inferSelect;
  customer: typeof customers.$inferSelect;
  flags: string[];
}

/** Who somebody is and what they may do, as the contract tells it. */
export function toSession({ id, expiresAt, user, customer, flags }: SessionRow): Session {
  const roles = ROLES.filter((role) => user.roles.includes(role));
  const chosen = preferences.safeParse(user.preferences);
  return {
    id,
    user: {
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      email: user.email,
      language: user.language,
      passwordValidUntil: user.passwordValidUntil,
      customer: { id: customer.id, name: customer.name, logo: customer.logo },
      activePlan: { name: customer.planName },
      embeddedLogin: user.embeddedLogin,
      createdAt: user.createdAt.toISOString(),
    },
    roles,
    permissions: permissionsOf(roles),
    features: FEATURES.filter((feature) => flags.includes(feature)),
    perspectives: user.perspectives,
    // What an older version wrote and this one does not know is nobody's loss.
    preferences: chosen.success ? chosen.data : DEFAULT_PREFERENCES,
    expiresAt: expiresAt.toISOString(),
  };
}
