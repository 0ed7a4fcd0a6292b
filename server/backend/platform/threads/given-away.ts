const given = new WeakSet<Uint8Array>();

/**
 * Marks bytes that their source neither keeps nor uses again, in a buffer that holds nothing else: a thread takes them as they are, and
 * none of it is left to be collected here. All else is copied.
 */
export function givenAway<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  given.add(bytes);
  return bytes;
}

export const isGivenAway = (bytes: Uint8Array): boolean => given.has(bytes);
