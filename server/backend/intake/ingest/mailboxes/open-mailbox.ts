import { isIP } from "node:net";
import { ImapFlow } from "imapflow";
import { hours, seconds } from "~/time/duration";
import { AGENT, FetchRefused } from "../fetch-source";
import type { MailboxAddress } from "./mailbox-settings";
import type { MailboxTask } from "./mailbox-task";

/** Bytes of a mail. */
export const LONGEST_MAIL = 2_000_000;

export interface OpenMailbox {
  client: ImapFlow;
  /** Names the folder's numbering: another one, and the UIDs of before say nothing. */
  uidValidity: string;
  /** The UID that the next mail will have; null where the server does not say. */
  uidNext: number | null;
  /** What ended the connection, where something did. */
  failure(): Error | undefined;
}

type Reached = Pick<MailboxTask, "address" | "reached" | "password" | "settings" | "ca">;

/**
 * A mailbox that can be read and not changed (EXAMINE), always by TLS, at the very address that was checked. It closes at the signal.
 * Throws `FetchRefused`, with words of our own: what the server says may repeat the password.
 */
export async function openMailbox(
  { address, reached, password, settings: { user }, ca }: Reached,
  signal: AbortSignal,
): Promise<OpenMailbox> {
  const { host, port, secure, folder } = address;
  const client = new ImapFlow({
    ...{ host: reached, port, secure, auth: { user, pass: password } },
    ...(!secure && { doSTARTTLS: true }),
    ...(isIP(host) ? {} : { servername: host }),
    tls: { minVersion: "TLSv1.2", ...(ca && { ca }) },
    logger: false,
    clientInfo: { name: AGENT },
    ...{ disableAutoIdle: true, disableAutoEnable: true, disableCompression: true, disableBinary: true },
    ...{ connectionTimeout: SLOW, greetingTimeout: SLOW, socketTimeout: SLOW },
    // What a mail server may send at once.
    ...{ maxLineLength: 262_144, maxLiteralSize: LONGEST_MAIL, maxResponseSize: LONGEST_MAIL + 65_536 },
    maxResponseTokens: 2_000,
  });
  let first: Error | undefined;
  // Whoever waits for a command is told of it as well, but not always why.
  client.on("error", (error: Error) => {
    first ??= error;
  });
  signal.addEventListener("abort", () => client.close(), { once: true });
  try {
    signal.throwIfAborted();
    await client.connect();
    const opened = await client.mailboxOpen(folder, { readOnly: true });
    return { client, uidValidity: String(opened.uidValidity), uidNext: opened.uidNext || null, failure: () => first };
  } catch (error) {
    client.close();
    throw refusalOf(error as Error, address, { isOver: signal.aborted, first });
  }
}

/** Without a byte. */
const SLOW = seconds(10);

/** Three wrong passwords within an hour lock many accounts. */
const PAUSE_AFTER_PASSWORD = hours(6);

interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  mailboxMissing?: boolean;
  responseStatus?: string;
}

/** Why a mailbox was not read, for who entered it. */
export function refusalOf(
  told: ImapError,
  { host, port, folder }: MailboxAddress,
  { isOver, first }: { isOver: boolean; first: ImapError | undefined },
): FetchRefused {
  if (told instanceof FetchRefused) return told;
  // A command that ends with its connection says no more than that.
  const error = told.code === undefined || GONE.test(told.code) ? Object.assign({ ...first }, told, first) : told;
  const { code = "" } = error;
  if (isOver || SLOWLY.test(code)) return new FetchRefused(`${host} took too long`);
  if (error.authenticationFailed) {
    return new FetchRefused(
      `${host} does not accept the user or the password; it is asked again after six hours, so that the account is not locked`,
      new Date(Date.now() + PAUSE_AFTER_PASSWORD),
    );
  }
  if (error.mailboxMissing || error.responseStatus === "NO")
    return new FetchRefused(`${host} has no folder “${folder}” that this user may read`);
  if (error.tlsFailed || TLS.test(code))
    return new FetchRefused(
      `${host} offers no safe connection (TLS) at port ${port}${code && `: ${code.slice(0, 60)}`}`,
    );
  if (NOT_REACHED.test(code)) return new FetchRefused(`${host} cannot be reached at port ${port}`);
  if (TOO_MUCH.test(code)) return new FetchRefused(`${host} sends more than a mail server may`);
  return new FetchRefused(`${host} does not answer as a mail server (IMAP) at port ${port}`);
}

const GONE = /^(?:NoConnection|EConnectionClosed)$/;
const SLOWLY = /^(?:CONNECT_TIMEOUT|ETIMEOUT|ETIMEDOUT)$/;
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|STARTTLS_|UPGRADE_)/;
const NOT_REACHED = /^E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NETDOWN|HOSTDOWN|ADDRNOTAVAIL|PIPE)$/;
const TOO_MUCH = /TooLarge$|^TooMany/;
