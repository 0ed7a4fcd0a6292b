import type { Message } from "~/i18n/message";

/** What was decided: a row, and how many others that say the same. */
export const decidedMessage = (row: number, others: number): Message =>
  others === 0
    ? { key: "importPages:done.decided", params: { row } }
    : { key: "importPages:done.decidedToo", params: { row, count: others } };
