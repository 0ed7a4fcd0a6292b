import { days, minutes, seconds } from "~/time/duration";
import { inThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import type { MailLine } from "../../connectors/mail/parse";
import { type Cursor, type FetchOptions, FetchRefused, publicAddressOf } from "../fetch-source";
import type { Opened } from "../open-address";
import { type MailboxSettings, mailboxAddress } from "./mailbox-settings";
import type { FromMailbox, MailboxTask } from "./mailbox-task";
import { readMail } from "./read-mail";
import { Refusals } from "./refusals";

/** Of one run; those behind them are read by the next. */
const MOST_MAILS = 500;
/** The first look at a mailbox, and the longest that one was not looked at. */
const FIRST_LOOK = days(14);
/** Of one run. What was read until then is taken in. */
const LONGEST = minutes(2);
/** For a server that leaves the thread no time to look at the clock. */
const GRACE = seconds(2);
/** Such threads wait for servers most of the time: one that is slow holds up nobody else's mailbox. */
const AT_ONCE = 6;

export interface Mailbox {
  url: string;
  settings: MailboxSettings;
  password: string | null;
}

/**
 * The new mails of a mailbox, of which nothing is changed: those of an allowed sender are read, and of the others nothing but the header. The server is talked with in a thread
 * of its own, and each mail is taken apart in another. Throws `FetchRefused`.
 */
export async function readMailbox(one: Mailbox, before: Cursor, how: FetchOptions): Promise<Opened> {
  const address = mailboxAddress(one.url);
  if (address === null) throw new FetchRefused("this is no address of a mailbox");
  const { password, settings } = one;
  if (password === null) throw new FetchRefused(`the password for ${address.host} is missing: enter it again`);
  const { timeout = LONGEST, mostItems, ca = null } = how;
  const reached = await publicAddressOf(address.host, how, AbortSignal.timeout(timeout));
  const task: MailboxTask = {
    ...{ address, reached, password, settings, timeout, ca },
    before: before.mailbox ?? "",
    since: Date.now() - FIRST_LOOK,
    most: mostItems ?? MOST_MAILS,
    isNewestFirst: mostItems !== undefined,
  };
  const lines: MailLine[] = [];
  const refusals = new Refusals(settings);
  let mailbox: string | null = null;
  for await (const told of fromMailbox(task)) {
    if (told.kind === "mail") lines.push(await lineOf(told));
    else if (told.kind === "refused") refusals.add(told.judged);
    else if (told.kind === "done") mailbox = told.mailbox;
    else throw new FetchRefused(told.message, told.notBefore);
  }
  if (mailbox === null) throw new Error("A mailbox was read to no end.");
  lines.push(...refusals.lines());
  return { source: lines.length === 0 ? null : bytesOf(lines), cursor: { mailbox } };
}

async function* fromMailbox(task: MailboxTask): AsyncGenerator<FromMailbox> {
  try {
    const run = { input: task, time: task.timeout + GRACE, atOnce: AT_ONCE };
    yield* inThread<FromMailbox>("intake/ingest/mailboxes/read-mailbox", run);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    const { host } = task.address;
    // Whatever broke in it: its message may quote what the server said.
    throw new FetchRefused(
      error.reason === "time" ? `${host} took too long` : `${host} sends more than a mail server may`,
    );
  }
}

/** A mail that is too large or too tangled says its title. */
async function lineOf({ at, received, header, source }: Extract<FromMailbox, { kind: "mail" }>): Promise<MailLine> {
  const whole = source && (await readMail({ raw: source, received }));
  const read = whole ?? (await readMail({ raw: header, received }));
  if (read === null) return { problem: "this e-mail cannot be read", at: `UID ${at.split("-")[1]}` };
  return { mail: { ...read, id: read.id ?? `uid-${at}` } };
}

async function* bytesOf(lines: readonly MailLine[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}
