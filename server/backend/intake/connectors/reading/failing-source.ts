import { SourceFailed } from "../limits";

/** The same bytes; where they stop coming, SourceFailed: whose fault it was is known only here. */
export async function* failing(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* source;
  } catch (cause) {
    throw new SourceFailed("the source stopped", { cause });
  }
}
