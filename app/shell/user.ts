import { mayEnter, USER_LINKS } from "~/access/areas";
import type { Session } from "~/backend/contract/session";
import type { Language } from "~/i18n/languages";

/** What people choose for themselves; `shortcuts` is null for a visitor, who has none. */
export interface Chosen {
  language: Language;
  scheme: "light" | "dark" | "system";
  shortcuts: boolean | null;
}

/** The part of the session that the chrome shows. */
export interface ShellUser {
  name: string;
  initials: string;
  email: string;
  customer: string;
  /** The entries of their own menu that they may follow. */
  links: (typeof USER_LINKS)[number]["key"][];
}

export function userOf(session: Session | null): ShellUser | null {
  if (!session) return null;
  const { firstname, lastname, email, customer } = session.user;
  const initials = [firstname, lastname].map((name) => Array.from(name)[0] ?? "").join("");
  const links = USER_LINKS.filter((link) => mayEnter(link, session)).map(({ key }) => key);
  return { name: `${firstname} ${lastname}`.trim() || email, initials, email, customer: customer.name, links };
}
