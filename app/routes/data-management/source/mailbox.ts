import { z } from "zod";
import type { Connector } from "~/backend/contract/connectors";
import type { MessageKey } from "~/i18n/message";

/** What the form holds of a mailbox beside its password, which no form is given back. */
export const MAILBOX_FIELDS = [
  ...(["mail_host", "mail_security", "mail_port", "mail_user", "mail_folder"] as const),
  ...(["mail_senders", "mail_signed", "mail_authserv"] as const),
] as const;
type MailboxField = (typeof MAILBOX_FIELDS)[number];

const port = "sources:problems.port";

/** Each may be missing, as for a source that is none; `missingOfMailbox` says which. */
export const mailboxForm = {
  mail_host: z
    .string()
    .trim()
    .max(253, "sources:problems.host")
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u, "sources:problems.host")
    .optional(),
  mail_security: z.enum(["tls", "starttls"], "shell:form.choice").optional(),
  mail_port: z.coerce.number({ error: port }).int(port).min(1, port).max(65_535, port).optional(),
  mail_user: z.string().trim().max(320, "sources:problems.user").optional(),
  mail_password: z.string().max(1000, "sources:problems.passwordTooLong").optional(),
  mail_folder: z.string().trim().max(200, "sources:problems.folder").optional(),
  mail_senders: z
    .string()
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .pipe(z.array(z.string().max(320, "sources:problems.senders")).max(200, "sources:problems.senders"))
    .optional(),
  mail_signed: z.enum(["yes", "no"], "shell:form.choice").optional(),
  mail_authserv: z.string().trim().max(253, "sources:problems.authserv").optional(),
};
const schema = z.object(mailboxForm);
export type MailboxForm = z.output<typeof schema>;

/** What a mailbox lacks, by its field. */
export function missingOfMailbox(form: MailboxForm, hasPassword: boolean): Record<string, MessageKey[]> {
  return {
    ...(!form.mail_host && { mail_host: ["sources:problems.host"] }),
    ...(!form.mail_user && { mail_user: ["sources:problems.user"] }),
    ...(!form.mail_password && !hasPassword && { mail_password: ["sources:problems.password"] }),
    ...(!form.mail_senders?.length && { mail_senders: ["sources:problems.senders"] }),
    ...(form.mail_signed !== "no" && !form.mail_authserv && { mail_authserv: ["sources:problems.authserv"] }),
  };
}

/** Where a mailbox stands, as the call takes it. */
export function mailboxUrl({ mail_host = "", mail_security = "tls", mail_port, mail_folder }: MailboxForm): string {
  const scheme = mail_security === "tls" ? "imaps" : "imap";
  const folder = encodeURIComponent(mail_folder ?? "INBOX");
  return `${scheme}://${mail_host}${mail_port === undefined ? "" : `:${mail_port}`}/${folder}`;
}

/** As whom it is read, and whose mails. A password that was not typed in stays. */
export function mailboxSettings({
  mail_user = "",
  mail_senders = [],
  mail_signed,
  mail_authserv,
  mail_password,
}: MailboxForm) {
  return {
    ...{ user: mail_user, senders: mail_senders, needsDkim: mail_signed !== "no", authserv: mail_authserv ?? null },
    ...(mail_password && { password: mail_password }),
  };
}

/** What the form holds of a mailbox that is there; the choices of most for any other source. */
export function mailboxValues(stored: Connector | null): Record<MailboxField, string> {
  const none = { mail_host: "", mail_port: "", mail_folder: "", mail_security: "tls" };
  const { mail } = stored ?? {};
  return {
    ...none,
    ...(mail && stored?.url ? placeIn(stored.url) : {}),
    mail_user: mail?.user ?? "",
    mail_senders: (mail?.senders ?? []).join("\n"),
    mail_signed: mail?.needsDkim === false ? "no" : "yes",
    mail_authserv: mail?.authserv ?? "",
  };
}

function placeIn(address: string) {
  const { protocol, hostname, port: number, pathname } = new URL(address);
  return {
    mail_host: hostname,
    mail_port: number,
    mail_security: protocol === "imaps:" ? "tls" : "starttls",
    mail_folder: decodeURIComponent(pathname.slice(1)),
  };
}

/** The field of the form that the backend means. */
export function mailboxFieldOf(path: string): { field: string; problem: MessageKey } | null {
  if (path === "body.url") return { field: "mail_host", problem: "sources:problems.host" };
  if (path.startsWith("body.mail.senders")) return { field: "mail_senders", problem: "sources:problems.senders" };
  if (path === "body.mail.authserv") return { field: "mail_authserv", problem: "sources:problems.authserv" };
  return path === "body.mail.user" ? { field: "mail_user", problem: "sources:problems.user" } : null;
}
