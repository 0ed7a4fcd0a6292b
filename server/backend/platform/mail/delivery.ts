import { createTransport } from "nodemailer";
import { seconds } from "~/time/duration";

export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, where that is not us. */
  replyTo?: string;
  /** The same for each attempt, so that a mail that was sent twice is shown once. */
  messageKey: string;
  headers?: Record<string, string>;
}

/** Hands letters to a mail server, from the contact address. Throws what the server says when it does not take one. */
export function deliveryTo(smtpUrl: string, contactEmail: string): (letter: Letter) => Promise<void> {
  const timeouts = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(30) };
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, messageKey, replyTo, headers, ...content }) => {
    await transport.sendMail({
      ...content,
      from: { name: "Tierwatch", address: contactEmail },
      to: { name: "", address: to },
      replyTo: replyTo ? { name: "", address: replyTo } : undefined,
      messageId: `<${messageKey}@${contactEmail.split("@")[1]}>`,
      headers: { "Auto-Submitted": "auto-generated", ...headers },
    });
  };
}
