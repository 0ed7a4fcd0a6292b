/** Why the files of a list are refused, for who sent them in another language; `listPages:refused.<code>` is the text. */
export interface ListReason {
  code:
    | "twoLists"
    | "otherList"
    | "noEntry"
    | "cutOff"
    | "unreadable"
    | "noColumn"
    | "noName"
    | "noId"
    | "ofacFile"
    | "ofacTwice"
    | "ofacEntries"
    | "oneFile"
    | "tooMuch"
    | "tooManyRows";
  params?: Record<string, string | number>;
  /** Why a single file cannot be read: see `ImportRefused`. */
  file?: { key: string; params: Record<string, string | number> };
}

/** The files of a list cannot be taken as they are; the message says which one and why, in plain English. */
export class ListRefused extends Error {
  override readonly name: string = "ListRefused";
  constructor(
    message: string,
    readonly reason: ListReason | null = null,
  ) {
    super(message);
  }
}

/** More entries would leave the list than stay on it, and nobody has said that this is right. */
export class ListLoss extends ListRefused {
  override readonly name = "ListLoss";
  constructor(
    readonly leaving: number,
    /** How many stand on the list now. */
    readonly before: number,
  ) {
    super(`${leaving} of ${before} entries would leave the list. Is the file whole?`);
  }
}
