import type { MailContent } from "../compose";

type Language = MailContent["language"];

export interface QuestionnaireFacts {
  /** Who asks: the customer, and its person. */
  customer: string;
  asker: string;
  /** Of the questionnaire, in the language of the mail. */
  title: string;
  /** The company that is asked about. */
  target: string;
  /** The name of who is written to; empty where nobody told it. */
  contact: string;
  /** In the asker's own words; may be empty. */
  message: string;
  /** `YYYY-MM-DD`, the last day to answer. */
  dueOn: string;
  isReminder: boolean;
}

/** The mail that asks somebody without an account to answer, and the one that reminds of it. Both addresses carry the secret. */
export function questionnaireTexts(
  language: Language,
  facts: QuestionnaireFacts,
  { url, stop }: { url: string; stop: string },
): MailContent {
  const { subject, greeting, paragraphs, label, notes } = TEXTS[language](facts, day(language, facts.dueOn));
  const own = facts.message === "" ? [] : facts.message.split(/\n+/);
  return {
    language,
    subject,
    greeting,
    paragraphs: [...paragraphs, ...own],
    action: { label, url },
    notes: [...notes, `${STOP[language](facts.customer)}\n${stop}`],
  };
}

const STOP: Record<Language, (customer: string) => string> = {
  en: (customer) => `Stop all e-mails of ${customer} to this address:`,
  de: (customer) => `Keine E-Mails von ${customer} mehr an diese Adresse:`,
  ch: (customer) => `不再向此地址发送 ${customer} 的邮件：`,
};

type Words = Omit<MailContent, "language" | "action"> & { label: string };

const TEXTS: Record<Language, (facts: QuestionnaireFacts, until: string) => Words> = {
  en: ({ customer, asker, title, target, contact, isReminder }, until) => ({
    subject: `${isReminder ? "Reminder: " : ""}${title} for ${customer}`,
    greeting: contact ? `Hello ${contact},` : "Hello,",
    paragraphs: [
      isReminder
        ? `${customer} is still waiting for answers about ${target}: “${title}”.`
        : `${asker} of ${customer} asks you to answer questions about ${target}: “${title}”.`,
      `You can save your answers and continue later. Please submit them by ${until}.`,
    ],
    label: "Answer the questions",
    notes: [
      "No account is needed. Anyone with this link can read and change the answers: share it only with colleagues who help you.",
    ],
  }),
  de: ({ customer, asker, title, target, contact, isReminder }, until) => ({
    subject: `${isReminder ? "Erinnerung: " : ""}${title} für ${customer}`,
    greeting: contact ? `Guten Tag ${contact},` : "Guten Tag,",
    paragraphs: [
      isReminder
        ? `${customer} wartet noch auf Antworten zu ${target}: „${title}“.`
        : `${asker} von ${customer} bittet Sie, Fragen zu ${target} zu beantworten: „${title}“.`,
      `Sie können Ihre Antworten speichern und später fortfahren. Bitte reichen Sie sie bis zum ${until} ein.`,
    ],
    label: "Fragen beantworten",
    notes: [
      "Ein Konto ist nicht nötig. Wer diesen Link hat, kann die Antworten lesen und ändern: Geben Sie ihn nur an Kollegen weiter, die Ihnen helfen.",
    ],
  }),
  ch: ({ customer, asker, title, target, contact, isReminder }, until) => ({
    subject: `${isReminder ? "提醒：" : ""}${customer} 的${title}`,
    greeting: contact ? `${contact}，您好：` : "您好：",
    paragraphs: [
      isReminder
        ? `${customer} 仍在等待关于 ${target} 的答复：“${title}”。`
        : `${customer} 的 ${asker} 请您回答关于 ${target} 的问题：“${title}”。`,
      `您可以保存答案并稍后继续。请在 ${until} 之前提交。`,
    ],
    label: "回答问题",
    notes: ["无需账户。持有此链接的人可以查看和修改答案：请仅转发给协助您的同事。"],
  }),
};

const TAGS = { en: "en", de: "de", ch: "zh-Hans" };

const day = (language: Language, dueOn: string): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(dueOn));
