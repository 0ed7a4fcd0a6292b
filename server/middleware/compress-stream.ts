import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding";

/**
 * The body, compressed. What the source has said is sent on within the same turn of the event loop, so that a streamed
 * page arrives as it is made; what it says in one burst is compressed as one piece.
 */
export function compressStream(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const zip = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip();
  const flush = encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  const source = body.getReader();
  let flushing = false;
  void pump();
  zip.once("close", () => void source.cancel().catch(() => undefined));
  return Readable.toWeb(zip) as ReadableStream<Uint8Array>;

  async function pump(): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await source.read();
        if (zip.destroyed) return;
        if (done) break;
        if (!zip.write(value)) await drained();
        flushSoon();
      }
      zip.end();
    } catch (error) {
      zip.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function flushSoon(): void {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (!zip.destroyed && !zip.writableEnded) zip.flush(flush);
    });
  }

  function drained(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        zip.off("drain", go).off("close", go);
        resolve();
      };
      zip.on("drain", go).on("close", go);
    });
  }
}

/** Quality 4 costs what gzip does and packs better; 11 would take a second for a page. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
