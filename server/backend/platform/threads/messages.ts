/** What a thread is told. `read` answers one `read` of the thread's: bytes, the end (null), or that the source broke off. */
export type ToThread =
  | { type: "begin"; input: unknown }
  | { type: "next" }
  | { type: "read"; stream: number; bytes: Uint8Array | null; broke?: true };

/** What a thread says. `item`, `done` and `failed` answer a `next`; the others ask for what only its owner has: a source, and what of it. */
export type FromThread =
  | { type: "ready" }
  | { type: "item"; item: unknown }
  | { type: "done"; heap: number }
  | { type: "failed"; message: string; stack: string | undefined }
  | { type: "open"; stream: number; source: number; about: string }
  | { type: "read"; stream: number }
  | { type: "close"; stream: number };
