import type { MailContent } from "../compose";
import { CHINESE } from "./chinese";
import { ENGLISH } from "./english";
import { GERMAN } from "./german";

export type Language = MailContent["language"];

export interface Addressee {
  firstname: string;
  lastname: string;
}

type Words = Omit<MailContent, "language" | "action"> & { action?: string };

/** What each mail about an account says. `link` stands in the action. */
export interface AccountTexts {
  reset(to: Addressee): Words;
  invitation(to: Addressee, facts: { customer: string; inviter: string }): Words;
  confirmEmail(to: Addressee): Words;
  emailTaken(to: Addressee): Words;
  emailChanged(to: Addressee, facts: { email: string }): Words;
}

const TEXTS: Record<Language, AccountTexts> = { en: ENGLISH, de: GERMAN, ch: CHINESE };

export function accountTexts(language: Language): AccountTexts {
  return TEXTS[language];
}

/** Words of a language become a mail. */
export function toContent(language: Language, { action, ...words }: Words, url?: string): MailContent {
  return { language, ...words, action: action && url ? { label: action, url } : undefined };
}
