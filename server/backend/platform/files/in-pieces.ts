const PIECE_BYTES = 1024 * 1024;

/** Bytes however they came, in pieces of a megabyte: a row of the database holds one. */
export function* inPieces(content: readonly Uint8Array[]): Generator<Buffer, void> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for (const given of content) {
    for (let at = 0; at < given.length; ) {
      const part = given.subarray(at, at + PIECE_BYTES - bytes);
      held.push(part);
      bytes += part.length;
      at += part.length;
      if (bytes === PIECE_BYTES) {
        yield whole(held);
        [held, bytes] = [[], 0];
      }
    }
  }
  if (bytes > 0) yield whole(held);
}

function whole(parts: readonly Uint8Array[]): Buffer {
  const [only, second] = parts;
  return only && !second ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(parts);
}
