import type { Role } from "~/backend/contract/permissions";
import { hashPassword } from "../../people/session/password";
import type { Database } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";

/** Published on purpose, and refused where `STAGE=production` unless `DEMO=on` is said. */
export const DEMO_PASSWORD = "tierwatch-demo";

interface Persona {
  email: string;
  firstname: string;
  lastname: string;
  language: "en" | "de" | "ch";
  roles: Role[];
}

const PERSPECTIVES = ["Sustainability", "Disruption", "Compliance"];

export const DEMO_CUSTOMERS: ReadonlyArray<{ key: string; name: string; planName: string; personas: Persona[] }> = [
  {
    key: "nordwind",
    name: "Nordwind Automotive",
    planName: "Enterprise",
    personas: [
      persona("analyst@nordwind.example", "Mara Keller", "en", "analyst"),
      persona("manager@nordwind.example", "Jonas Brandt", "de", "manager"),
      persona("admin@nordwind.example", "Amelie Roth", "en", "administrator"),
      persona("viewer@nordwind.example", "Wei Lin", "ch", "viewer"),
    ],
  },
  {
    key: "suedstern",
    name: "Südstern Lebensmittel",
    planName: "Professional",
    personas: [
      persona("analyst@suedstern.example", "Lena Huber", "de", "analyst"),
      persona("admin@suedstern.example", "Tomas Fuchs", "de", "administrator"),
    ],
  },
];

/** Adds the demo customers that are not there yet; a second run changes nothing. Answers what it added. */
export async function seedDemo(database: Database): Promise<{ customers: number }> {
  let added = 0;
  let passwordHash: string | undefined;
  const present = await database.asSystem((tx) => tx.select({ key: customers.key }).from(customers));
  for (const customer of DEMO_CUSTOMERS) {
    if (present.some(({ key }) => key === customer.key)) continue;
    // Outside of the transaction: hashing takes a while and needs no row. Once for all: everybody knows this password.
    passwordHash ??= await hashPassword(DEMO_PASSWORD);
    const own = { passwordHash, demo: true, perspectives: PERSPECTIVES };
    added += await database.asSystem(async (tx) => {
      const { key, name, planName } = customer;
      const [row] = await tx.insert(customers).values({ key, name, planName }).onConflictDoNothing().returning();
      if (!row) return 0;
      await tx.insert(users).values(customer.personas.map((one) => ({ ...one, ...own, customerId: row.id })));
      return 1;
    });
  }
  return { customers: added };
}

function persona(email: string, name: string, language: Persona["language"], role: Role): Persona {
  const [firstname = "", lastname = ""] = name.split(" ");
  return { email, firstname, lastname, language, roles: [role] };
}
