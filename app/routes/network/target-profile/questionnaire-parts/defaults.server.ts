import type { Language } from "~/i18n/languages";
import { days } from "~/time/duration";

interface Contact {
  email: string;
  name: string;
  language: string | null;
}

/** Whom the form for the next questionnaire names, and thirty days from now. */
export function defaultsFor(contact: Contact | null, language: Language): Record<string, string> {
  return {
    email: contact?.email ?? "",
    name: contact?.name ?? "",
    language: contact?.language ?? (language === "fr" ? "en" : language),
    dueOn: new Date(Date.now() + days(30)).toISOString().slice(0, 10),
  };
}
