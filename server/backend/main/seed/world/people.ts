import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";

export interface DemoPerson {
  id: number;
  name: string;
  role: string;
}

/** The demo customer's people, the analyst first. */
export async function peopleOf(tx: Tx, customerId: number): Promise<DemoPerson[]> {
  const { rows } = await tx.execute<{ id: string; name: string; role: string }>(sql`
    select id, firstname || ' ' || lastname as name, roles[1] as role from users
     where customer_id = ${customerId} and demo
     order by array_position(array['analyst', 'manager', 'administrator', 'viewer'], roles[1]), id`);
  return rows.map(({ id, ...person }) => ({ id: Number(id), ...person }));
}

/** Somebody of a role; the analyst where the customer has nobody of it. Throws for a customer without demo people. */
export function personOf(people: readonly DemoPerson[], role: string): DemoPerson {
  const found = people.find((person) => person.role === role) ?? people[0];
  if (!found) throw new Error("The demo customer has no people");
  return found;
}
