const given = new WeakSet<Uint8Array>();

/** Bytes of its buffer that a source may leave unused. */
const LEFT_OVER = 64;

/**
 * Marks bytes that their source neither keeps nor uses again, in a buffer that holds nothing else: a thread takes them as they are, and
 * none of it is left to be collected here. All else is copied, small ones too: they lie in Node's pool, which is nobody's to give away.
 */
export function givenAway<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  if (bytes.byteOffset === 0 && bytes.buffer.byteLength <= bytes.byteLength + LEFT_OVER) given.add(bytes);
  return bytes;
}

export const isGivenAway = (bytes: Uint8Array): boolean => given.has(bytes);
