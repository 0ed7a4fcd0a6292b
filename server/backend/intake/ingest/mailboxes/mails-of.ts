import type { FetchMessageObject, ImapFlow } from "imapflow";
import { FetchRefused } from "../fetch-source";
import { judgeMail, LONGEST_HEADER } from "./judge-mail";
import type { FromMailbox, MailboxTask } from "./mailbox-task";
import { newMails } from "./new-mails";
import { LONGEST_MAIL, openMailbox, refusalOf } from "./open-mailbox";

/** Headers that are asked for at once. */
const AT_ONCE = 20;

/** The new mails of a mailbox: those of an allowed sender whole, of the others nothing but why they are not read. It ends with `done` or `failed`. */
export async function* mailsOf(task: MailboxTask): AsyncGenerator<FromMailbox> {
  const signal = AbortSignal.timeout(task.timeout);
  // Enough for the mail at hand, so that a slow server is read bit by bit and not again and again from the beginning.
  const until = Date.now() + task.timeout * 0.75;
  let opened: Awaited<ReturnType<typeof openMailbox>> | undefined;
  try {
    opened = await openMailbox(task, signal);
    const { client, uidValidity } = opened;
    const { uids, upTo } = await newMails(opened, task.before, new Date(task.since));
    const wanted = task.isNewestFirst ? uids.slice(-task.most) : uids.slice(0, task.most);
    let last: number | null = null;
    for (let at = 0; at < wanted.length && Date.now() < until; at += AT_ONCE) {
      const some = wanted.slice(at, at + AT_ONCE);
      for (const mail of await headersOf(client, some)) {
        if (Date.now() >= until) break;
        yield await judged(client, mail, { ...task, uidValidity });
        last = mail.uid;
      }
      // Those that somebody took away meanwhile were looked at, too.
      if (Date.now() < until) last = some.at(-1) ?? last;
    }
    if (wanted.length > 0 && last === null) throw new FetchRefused(`${task.address.host} took too long`);
    const isAll = uids.length === 0 || last === uids.at(-1);
    yield { kind: "done", mailbox: `${uidValidity}:${isAll ? Math.max(upTo, last ?? 0) : last}` };
  } catch (error) {
    const { message, notBefore } = refusalOf(error as Error, task.address, {
      isOver: signal.aborted,
      first: opened?.failure(),
    });
    yield { kind: "failed", message, notBefore };
  } finally {
    opened?.client.close();
  }
}

interface Header {
  uid: number;
  size: number;
  received: string;
  header: Uint8Array;
}

async function headersOf(client: ImapFlow, uids: readonly number[]): Promise<Header[]> {
  const bodyParts = [{ key: "header", start: 0, maxLength: LONGEST_HEADER }];
  const query = { uid: true, size: true, internalDate: true, bodyParts };
  const found = await client.fetchAll(uids.join(","), query, { uid: true });
  // A server may tell of other mails as well.
  const wanted = found.filter(({ uid }) => uids.includes(uid)).sort((one, other) => one.uid - other.uid);
  return wanted.map((message) => ({
    uid: message.uid,
    size: message.size ?? 0,
    received: receivedAt(message),
    header: message.headers ?? Buffer.alloc(0),
  }));
}

function receivedAt({ internalDate }: FetchMessageObject): string {
  const at = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
  return new Date(Number.isNaN(at) ? Date.now() : Math.min(at, Date.now())).toISOString();
}

type ToJudge = Pick<MailboxTask, "settings"> & { uidValidity: string };

async function judged(
  client: ImapFlow,
  { uid, size, received, header }: Header,
  { settings, uidValidity }: ToJudge,
): Promise<FromMailbox> {
  const judgement = judgeMail(header, settings);
  if (!judgement.ok) return { kind: "refused", judged: judgement };
  const whole = size > LONGEST_MAIL ? false : await client.fetchOne(String(uid), { source: true }, { uid: true });
  const source = whole ? (whole.source ?? null) : null;
  return {
    kind: "mail",
    at: `${uidValidity}-${uid}`,
    received,
    header: copyOf(header),
    source: source && copyOf(source),
  };
}

/** A view of a larger buffer would take all of that along. */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
