import { eq } from "drizzle-orm";
import { hashPassword } from "../../../people/session/password";
import type { Database } from "../../../platform/db/database";
import { customers } from "../../../platform/db/schema/customers";
import { users } from "../../../platform/db/schema/users";
import { PERSPECTIVES } from "../../../reference/catalogue/perspectives";
import { DEMO_PASSWORD } from "../demo";

/** The customer of that key, made with an analyst and an administrator (`analyst@KEY.example`) when it is not there. Its number. */
export async function addMassCustomer(database: Database, key: string): Promise<number> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return database.asSystem(async (tx) => {
    const [known] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.key, key));
    if (known) return known.id;
    const [row] = await tx.insert(customers).values({ key, name: key, planName: "Enterprise" }).returning();
    const customerId = row?.id ?? 0;
    const own = { customerId, demo: true, perspectives: [...PERSPECTIVES], passwordHash, language: "en" as const };
    await tx.insert(users).values([
      { ...own, email: `analyst@${key}.example`, firstname: "Ann", lastname: "Analyst", roles: ["analyst"] },
      { ...own, email: `admin@${key}.example`, firstname: "Adam", lastname: "Admin", roles: ["administrator"] },
    ]);
    return customerId;
  });
}
