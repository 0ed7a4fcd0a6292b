interface News {
  count: number;
  isExact: boolean;
}

/** Some proxies hold an answer back until so much of it is there. */
const PADDING = `:${" ".repeat(2048)}\n\n`;

/**
 * The backend's lines as server-sent events: `news` with the words to show (or null), `ping` as a sign of life. The headers ask
 * proxies in between to hold nothing back and to change nothing.
 */
export function eventsOf(lines: ReadableStream<Uint8Array>, inWords: (news: News) => string | null): Response {
  const events = lines.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(PADDING));
      },
      transform: eventsIn(inWords),
    }),
  );
  return new Response(events, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

const encoder = new TextEncoder();

function eventsIn(inWords: (news: News) => string | null) {
  const decoder = new TextDecoder();
  let rest = "";
  return (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const news = JSON.parse(line) as Partial<News>;
      const event =
        news.count === undefined
          ? "event: ping\ndata: \n\n"
          : `event: news\ndata: ${JSON.stringify({ text: inWords(news as News) })}\n\n`;
      controller.enqueue(encoder.encode(event));
    }
  };
}
