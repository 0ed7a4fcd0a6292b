/**
 * The body of a streamed answer for who asked for it; null for a HEAD, whose body Remix drops unread: what feeds it is told that
 * nobody wants it, so that no file and no connection stays open for it.
 */
export async function bodyFor(request: Request, { body }: Response): Promise<ReadableStream<Uint8Array> | null> {
  if (request.method !== "HEAD") return body;
  await body?.cancel();
  return null;
}
