import type { Document } from "~/backend/contract/documents";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { say } from "../../platform/translations/say";
import { dayInWords } from "../documents/day-in-words";
import { asksRenewal, endRenewal, moveRenewal } from "./renewals";

type Asked = AskedBySession & { tx: Tx };

interface Followed {
  /** The renewal that the document has from now on; without one it may be begun again. */
  actionId: number | null;
  entries: EvidenceEntry[];
}

/**
 * What becomes of a document's renewal when the document changes. It is done once the document runs out late enough, or has another file;
 * as long as the document runs out soon an open one goes on, by its new last day.
 */
export async function renewalOfChanged(
  asked: Asked,
  { renewalActionId: actionId, validUntil: from }: Document,
  { validUntil: to, hasNewFile }: { validUntil: string | null; hasNewFile: boolean },
): Promise<Followed> {
  if (actionId === null || (to === from && !hasNewFile)) return { actionId, entries: [] };
  if (hasNewFile || to === null || !asksRenewal(to)) {
    const reason = reasonOf(asked, to, asksRenewal(to));
    const entries = await endRenewal(asked, actionId, { metaStatus: "Completed", reason });
    // What was over for this last day before the file came is not begun again for it.
    return { actionId: to === from && entries.length === 0 ? actionId : null, entries };
  }
  const entries = await moveRenewal(asked, actionId, { from, to });
  return entries ? { actionId, entries } : { actionId: null, entries: [] };
}

/** Of a document that is deleted nothing is left to renew. */
export async function renewalOfDeleted(asked: Asked, { renewalActionId }: Document): Promise<EvidenceEntry[]> {
  if (renewalActionId === null) return [];
  const reason = say(asked.session.user.language, "documents:renewal.deleted");
  return endRenewal(asked, renewalActionId, { metaStatus: "Aborted", reason });
}

/** In the language of whoever renewed it, as if they had written it. */
function reasonOf({ session }: Asked, validUntil: string | null, isSoon: boolean): string {
  const { language } = session.user;
  if (isSoon) return say(language, "documents:renewal.replaced");
  if (validUntil === null) return say(language, "documents:renewal.unlimited");
  return say(language, "documents:renewal.renewed", { day: dayInWords(language, validUntil) });
}
