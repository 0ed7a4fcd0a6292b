import type { Session } from "~/backend/contract/session";

/** What the page shows of who is signed in. */
export function profileOf({ user, roles }: Session) {
  const { firstname, lastname, email, customer, embeddedLogin } = user;
  return { firstname, lastname, email, company: customer.name, roles, embeddedLogin };
}
export type Profile = ReturnType<typeof profileOf>;
