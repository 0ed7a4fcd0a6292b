import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseUsgs } from "../../../server/backend/intake/connectors/usgs/parse";
import { parseWarn } from "../../../server/backend/intake/connectors/warn/parse";
import { type ComposedEvent, composeEvent } from "../../../server/backend/intake/ingest/compose-event";
import { EVENT_PRIORITY } from "../../../server/backend/intake/ingest/rules/event-priority";
import { contentOf } from "../../../server/backend/intake/ingest/source-content";
import type { RawEvent } from "../../../server/backend/platform/db/shapes/raw-event";

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
