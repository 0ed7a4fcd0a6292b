/** In bytes: long enough that handing it on does not count, short enough to leave the event loop free between two. */
const PIECE = 128 * 1024;

/** Texts as UTF-8, put together to pieces of some size: a text of its own each, or one for thousands, both cost more. */
export function inPieces() {
  let piece = Buffer.allocUnsafe(PIECE);
  let used = 0;
  const taken = (): Buffer => {
    const full = piece.subarray(0, used);
    used = 0;
    return full;
  };
  return {
    /** Answers with the piece that was full before this text; it is the caller's from then on. */
    add(text: string): Buffer | null {
      // A UTF-16 unit takes three bytes at most.
      const most = text.length * 3;
      const full = used + most > piece.length && used > 0 ? taken() : null;
      if (full || most > piece.length) piece = Buffer.allocUnsafe(Math.max(PIECE, most));
      used += piece.write(text, used);
      return full;
    },
    /** What is left. */
    rest: taken,
  };
}
