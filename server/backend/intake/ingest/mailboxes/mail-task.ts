/** What the thread that reads mails is to make of one. */
export interface MailTask {
  raw: Uint8Array;
  /** When the server received it, ISO 8601. */
  received: string;
}

/** What a mail says, as text. `id` and `url` null where it has none. */
export interface MailText {
  id: string | null;
  title: string;
  text: string;
  url: string | null;
  language: string | null;
  publishedAt: string;
}

/** Null for what is no mail that can be read. */
export type MailAnswer = MailText | null;
