import type { Judged } from "./judge-mail";
import type { MailboxAddress, MailboxSettings } from "./mailbox-settings";

/** What the thread that talks with a mail server is to do. */
export interface MailboxTask {
  address: MailboxAddress;
  /** The address that was checked. */
  reached: string;
  password: string;
  settings: MailboxSettings;
  /** How far it was read: `UIDVALIDITY:UID`; empty for a first look. */
  before: string;
  /** Mails that came before are left; milliseconds since 1970. */
  since: number;
  /** So many of the oldest new ones, or of the newest. */
  most: number;
  isNewestFirst: boolean;
  /** Milliseconds for all of it. */
  timeout: number;
  ca: string | null;
}

export type FromMailbox =
  | {
      kind: "mail";
      at: string;
      received: string;
      header: Uint8Array /** Null where it is too large. */;
      source: Uint8Array | null;
    }
  | { kind: "refused"; judged: Extract<Judged, { ok: false }> }
  /** The last one: how far it was read. */
  | { kind: "done"; mailbox: string }
  /** The last one: why it was not read. */
  | { kind: "failed"; message: string; notBefore: Date | null };
