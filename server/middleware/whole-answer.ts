/**
 * An answer whose bytes are all there. It can be packed and written in one go: handing them on through a stream costs several times as
 * much. Known by its body, which stays the same object when somebody adds a header.
 */
export function wholeAnswer(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(bytes, init);
  if (answer.body) known.set(answer.body, bytes);
  return answer;
}

/** The bytes of an answer that was made by `wholeAnswer` and is not read yet; undefined for every other. */
export function bytesOf({ body }: Response): Uint8Array<ArrayBuffer> | undefined {
  return body && !body.locked ? known.get(body) : undefined;
}

const known = new WeakMap<ReadableStream, Uint8Array<ArrayBuffer>>();
