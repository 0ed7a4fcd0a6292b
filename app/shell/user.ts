import type { Session } from "~/backend/contract/session";

/** The part of the session that the chrome shows. */
export interface ShellUser {
  name: string;
  initials: string;
  email: string;
  customer: string;
}

export function userOf(session: Session | null): ShellUser | null {
  if (!session) return null;
  const { firstname, lastname, email, customer } = session.user;
  const initials = [firstname, lastname].map((name) => Array.from(name)[0] ?? "").join("");
  return { name: `${firstname} ${lastname}`.trim() || email, initials, email, customer: customer.name };
}
