import type { OpenMailbox } from "./open-mailbox";

export interface NewMails {
  /** In ascending order. */
  uids: number[];
  /** Where none of them is left, this is the last one that was looked at. */
  upTo: number;
}

/**
 * The UIDs of mails that were not looked at yet and came since `since`. `before`: the numbering and the last UID of the look before; with another numbering this is
 * a first look.
 */
export async function newMails(
  { client, uidValidity, uidNext }: OpenMailbox,
  before: string,
  since: Date,
): Promise<NewMails> {
  const [numbering, written] = before.split(":");
  const last = numbering === uidValidity ? Number(written) || 0 : 0;
  const upTo = Math.max(last, (uidNext ?? 1) - 1);
  if (last > 0 && uidNext !== null && uidNext <= last + 1) return { uids: [], upTo };
  const found = (await client.search({ uid: `${last + 1}:*`, since }, { uid: true })) || [];
  // `*` is the last mail, also where that is an old one.
  const uids = [...new Set(found)].filter((uid) => uid > last).sort((one, other) => one - other);
  return { uids, upTo };
}
