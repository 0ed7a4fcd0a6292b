import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import type { RawEvent } from "../../../server/backend/connectors/raw-event";
import { parseUsgs } from "../../../server/backend/connectors/usgs/parse";
import { parseWarn } from "../../../server/backend/connectors/warn/parse";
import { type ComposedEvent, composeEvent } from "../../../server/backend/ingest/compose-event";
import { contentOf } from "../../../server/backend/ingest/source-content";
import { EVENT_PRIORITY } from "../../../server/backend/rules/event-priority";

const FOLDER = "../shared/data/events";

/** So many events from the real files of layoffs and earthquakes, told again from the start where they do not suffice. */
export async function readNotices(count: number): Promise<ComposedEvent[]> {
  const read: ComposedEvent[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const source = createReadStream(join(FOLDER, file));
    const items = file.startsWith("warn_") ? parseWarn(source) : file.startsWith("usgs_") ? parseUsgs(source) : [];
    for await (const item of items) if (item.ok) read.push(...composed(item.event));
  }
  return Array.from({ length: count }, (_, index) => read[index % read.length] as ComposedEvent);
}

function composed(event: RawEvent): ComposedEvent[] {
  const made = composeEvent([{ content: contentOf(event), firstSeenAt: new Date() }], EVENT_PRIORITY.value);
  return made ? [made] : [];
}
