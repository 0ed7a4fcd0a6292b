/**
 * Puts the nonce on the page's module preloads. Remix writes them without one, and under `strict-dynamic` browsers skip
 * such a link in silence: every module would be found only once the one before it has run. They are of low priority: a page is read
 * and sent without its scripts, so its words and its type come first.
 */
export function noncePreloads(nonce: string): TransformStream<Uint8Array, Uint8Array> {
  const replacement = replacementOf(nonce);
  let held: Buffer = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = Buffer.concat([held, chunk]);
      const split = bytes.length - unfinished(bytes);
      held = bytes.subarray(split);
      if (split > 0) controller.enqueue(replaceAll(bytes.subarray(0, split), replacement));
    },
    flush(controller) {
      if (held.length > 0) controller.enqueue(held);
    },
  });
}

/** The same for a page that is there as a whole. */
export function noncePreloadsOf(page: Uint8Array<ArrayBuffer>, nonce: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(replaceAll(Buffer.from(page.buffer), replacementOf(nonce)));
}

function replacementOf(nonce: string): Buffer {
  return Buffer.from(`<link nonce="${nonce}" fetchpriority="low" rel="modulepreload"`);
}

/** As React writes it. In text and data `<` is always escaped, so it stands for a tag wherever it stands. */
const LINK = Buffer.from('<link rel="modulepreload"');

/** How many bytes at the end may be the beginning of a link whose rest is still to come. */
function unfinished(bytes: Buffer): number {
  const at = bytes.lastIndexOf(LINK[0] ?? 0, bytes.length);
  const tail = at < 0 ? undefined : bytes.subarray(at);
  if (!tail || tail.length >= LINK.length) return 0;
  return tail.equals(LINK.subarray(0, tail.length)) ? tail.length : 0;
}

function replaceAll(bytes: Buffer, replacement: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(LINK); at >= 0; at = bytes.indexOf(LINK, from)) {
    parts.push(bytes.subarray(from, at), replacement);
    from = at + LINK.length;
  }
  return parts.length === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(from)]);
}
