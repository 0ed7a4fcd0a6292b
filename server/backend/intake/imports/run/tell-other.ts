import { type SQL, sql } from "drizzle-orm";

/**
 * Whether two rows of one name, country and town say that they are two: of another kind, with another street, postal code or number of one system.
 * What one of them does not say is no difference. `a` and `b`: candidates, as JSON.
 */
export const tellOther = (a: SQL, b: SQL): SQL => sql`(
  ${a}->>'kind' <> ${b}->>'kind' or ${a}->>'postalCode' <> ${b}->>'postalCode' or lower(${a}->>'address') <> lower(${b}->>'address')
  or exists (select from jsonb_array_elements(${a}->'identifiers') one join jsonb_array_elements(${b}->'identifiers') other
              on one->>'system' = other->>'system' and one->>'id' <> other->>'id')) is true`;
