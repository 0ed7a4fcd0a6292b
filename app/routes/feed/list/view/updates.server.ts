import type { AlertUpdate } from "~/backend/contract/alert";
import type { Speech } from "~/domain/feed/speech.server";
import { DOT } from "~/i18n/dot";

export interface ShownUpdate {
  id: number;
  /** "This may be an update of:". */
  what: string;
  title: string;
  /** Null where there is no alert about it. */
  href: string | null;
  from: string;
  /** What was decided, by whom and when; null while it is open. */
  decided: string | null;
  choices: { decision: AlertUpdate["decision"]; word: string }[];
}

/** Possible updates as the alert's page shows them. `hrefOf`: the address of another alert, in the same feed. */
export function updatesOf(
  updates: readonly AlertUpdate[],
  speech: Speech,
  hrefOf: (alertId: number) => string,
): ShownUpdate[] {
  return updates.map((update) => {
    const { id, other, title, alertId, at, reason, decision, decidedBy, decidedAt } = update;
    const words = { name: decidedBy ?? "–", when: decidedAt ? speech.dateTime(decidedAt) : "" };
    return {
      id,
      what: speech.feed(decision === "joined" ? `updates.joined.${other}` : `updates.possible.${other}`),
      title,
      href: alertId === null ? null : hrefOf(alertId),
      from: `${speech.dateTime(at)}${DOT}${reason.text}`,
      decided: decision === "open" ? null : speech.feed(`updates.decided.${decision}`, words),
      choices: (decision === "open" ? (["joined", "apart"] as const) : (["open"] as const)).map((to) => ({
        decision: to,
        word: speech.feed(`updates.choices.${to}`),
      })),
    };
  });
}
