import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";

interface LineReader {
  /** The next line of JSON that says something; null at the end. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Reads an answer that comes line by line. Lines may arrive in pieces, and several in one. */
export async function lineReader(backend: BackendTransport, path: string): Promise<LineReader> {
  const answer = await backend(new Request(`${BACKEND_BASE}${path}`));
  if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}`);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    async next() {
      for (;;) {
        const end = text.indexOf("\n");
        if (end >= 0) {
          const line = text.slice(0, end);
          text = text.slice(end + 1);
          // An empty object is a sign of life.
          if (line !== "{}") return JSON.parse(line) as unknown;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
    },
    stop: () => reader.cancel(),
  };
}
