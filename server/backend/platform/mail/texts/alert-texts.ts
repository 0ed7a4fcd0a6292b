import type { MailChannel } from "../../db/schema/delivery";
import type { Addressee, Language } from "./account-texts";
import { CHINESE_ALERTS } from "./alerts-chinese";
import { ENGLISH_ALERTS } from "./alerts-english";
import { GERMAN_ALERTS } from "./alerts-german";

/** What a mail about alerts says beside the alerts themselves. */
export interface AlertTexts {
  /** `first` is the gravest alert. */
  subject(channel: MailChannel, count: number, first: string): string;
  greeting(to: Addressee): string;
  lead(channel: MailChannel, count: number): string;
  /** There are more than these. */
  more(told: number): string;
  open(count: number): string;
  /** A link follows each of these. */
  settings: string;
  stop: Record<MailChannel, string>;
}

const TEXTS: Record<Language, AlertTexts> = { en: ENGLISH_ALERTS, de: GERMAN_ALERTS, ch: CHINESE_ALERTS };

export function alertTexts(language: Language): AlertTexts {
  return TEXTS[language];
}
