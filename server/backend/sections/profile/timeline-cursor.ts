import { Refusal } from "../../platform/call/refusal";

/** Where each stream of a timeline goes on: behind what was shown of it last; null where nothing was shown yet. */
export interface TimelineCursor {
  /** Microseconds since 1970, less than none before, and the alert. */
  alert: { at: string; id: number } | null;
  /** First day of a month. */
  score: string | null;
  /** Number of an entry of the ledger. */
  ledger: number | null;
}

export const START: TimelineCursor = { alert: null, score: null, ledger: null };

/** Three parts, each empty at its beginning: `1764000000000000-12_2026-11-01_345`. */
export const writeTimelineCursor = ({ alert, score, ledger }: TimelineCursor): string =>
  [alert ? `${alert.at}-${alert.id}` : "", score ?? "", ledger ?? ""].join("_");

/** Throws 422 for what is no cursor of a timeline. */
export function readTimelineCursor(text: string | undefined): TimelineCursor {
  if (text === undefined) return START;
  const [, at, id, score, ledger] =
    /^(?:(\d{1,18}|-\d{1,16})-([1-9]\d{0,14}))?_(\d{4}-(?:0[1-9]|1[0-2])-01)?_([1-9]\d{0,14})?$/.exec(text) ?? refuse();
  return {
    alert: at && id ? { at, id: Number(id) } : null,
    score: score ?? null,
    ledger: ledger ? Number(ledger) : null,
  };
}

function refuse(): never {
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
