/** What a body may have; `fields` are those of a form as browsers send them, which `&` parts. */
export interface BodyLimits {
  bytes: number;
  fields: number;
}

/** The body as it comes, with an error at its limit, and by what it went over it. */
export function countedBody(source: ReadableStream<Uint8Array> | null, limits: BodyLimits) {
  let over: "bytes" | "fields" | null = null;
  let bytes = 0;
  let fields = 1;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (Number.isFinite(limits.fields)) fields += countIn(chunk, limits.fields);
      if (bytes > limits.bytes) over = "bytes";
      else if (fields > limits.fields) over = "fields";
      if (over) controller.error(new Error(`The body has more than ${limits[over]} ${over}`));
      else controller.enqueue(chunk);
    },
  });
  return { body: source?.pipeThrough(counter) ?? null, over: () => over };
}

function countIn(chunk: Uint8Array, most: number): number {
  let count = 0;
  for (let at = chunk.indexOf(AMPERSAND); at !== -1 && count <= most; at = chunk.indexOf(AMPERSAND, at + 1)) count++;
  return count;
}

const AMPERSAND = 0x26;
