import type { ParsedItem, Problem, RawEvent } from "../../../platform/db/shapes/raw-event";

/** All of it at once, events and problems apart: for small files and for tests. */
export async function collect(items: AsyncIterable<ParsedItem>): Promise<{ events: RawEvent[]; problems: Problem[] }> {
  const events: RawEvent[] = [];
  const problems: Problem[] = [];
  for await (const item of items) {
    if (item.ok) events.push(item.event);
    else problems.push(item.problem);
  }
  return { events, problems };
}
