import { type ConnectorSample, MOST_SAMPLED } from "~/backend/contract/connector-sample";
import { seconds } from "~/time/duration";
import type { Database } from "../../platform/db/database";
import type { RawPlace, Source } from "../../platform/db/shapes/raw-event";
import { isEventType } from "../../reference/catalogue/event-types";
import { SourceFailed } from "../connectors/limits";
import { currentArming } from "../news/arming/current-arming";
import { currentCorrections } from "../news/corrections/current-corrections";
import { FetchRefused } from "./fetch-source";
import { isNews, isOfWeb, MappingMissing, mustHaveMapping } from "./formats";
import { allBatches, mustSayMore, reasonOf, rulesNow } from "./ingest";
import { type Address, openAddress } from "./open-address";
import { nothingSeen } from "./pages/watch-page";
import type { Incoming } from "./plan-batch";
import { type NewsFetch, newsFetch } from "./rights/ask-rights";

/** Somebody waits: a source that is slower or longer is read by its first run. */
const TIMEOUT = seconds(15);
const MOST_BYTES = 10_000_000;
const PROBLEMS_SHOWN = 10;

interface OwnAddress extends Address {
  /** Whose source it would be: its texts are read with what that customer's verdicts taught. */
  ownerId?: number;
}

/** The first items at a source's address as a run would read them; nothing is written. What the source does wrong is the answer's `error`. */
export async function sampleOf(
  database: Database,
  connector: OwnAddress,
  fetch: NewsFetch = {},
): Promise<ConnectorSample> {
  try {
    mustHaveMapping(connector);
    const bounds = { timeout: TIMEOUT, mostBytes: MOST_BYTES, mostItems: MOST_SAMPLED };
    const how = isNews(connector) ? newsFetch({ ...fetch, ...bounds }) : { ...fetch, ...bounds };
    const before = connector.format === "page" ? nothingSeen(connector, connector.url) : {};
    const opened = await openAddress(connector, before, how);
    // Of an index the newest sitemap: each further one is asked five seconds later.
    const [first] = [opened?.source ?? []].flat();
    return await firstOf(database, connector, first === undefined ? [] : [await whole(first)]);
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof SourceFailed || error instanceof MappingMissing) {
      return { items: [], problems: [], error: reasonOf(error) };
    }
    throw error;
  }
}

/** All of it before a thread is taken: those are few, and none is to wait for somebody's slow server. */
async function whole(source: Source): Promise<Source> {
  if (typeof source === "string") return source;
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return (async function* () {
    yield* chunks;
  })();
}

async function firstOf(database: Database, connector: OwnAddress, parts: readonly Source[]): Promise<ConnectorSample> {
  const sample: ConnectorSample = { items: [], problems: [], error: null };
  const { joining } = await database.asSystem(rulesNow);
  const news = await database.asSystem(async (tx) => ({
    ...{ arming: await currentArming(tx), asOf: new Date() },
    corrections: await currentCorrections(tx, connector.ownerId ?? null),
  }));
  const { eventTypeId } = connector.settings;
  const asType = eventTypeId !== undefined && isEventType(eventTypeId) ? eventTypeId : null;
  for await (const batch of allBatches(connector, parts, { joining, asType, size: MOST_SAMPLED }, news)) {
    if (isNews(connector) && isOfWeb(connector)) mustSayMore(batch);
    sample.items.push(...batch.reports.map(itemOf));
    sample.problems.push(...batch.problems.map(({ message }) => message.slice(0, 300)));
    if (sample.items.length >= MOST_SAMPLED) break;
  }
  const { items, problems } = sample;
  return { ...sample, items: items.slice(0, MOST_SAMPLED), problems: problems.slice(0, PROBLEMS_SHOWN) };
}

const countryOf = (place: RawPlace): string | null =>
  place.kind === "country" ? place.iso2 : place.kind === "address" ? place.country : null;

function itemOf({ event, content, reading }: Incoming): ConnectorSample["items"][number] {
  const { title, url, publishedAt } = event;
  return {
    ...{ title, url: url ?? null, publishedAt: publishedAt ?? null },
    eventTypeId: content.eventTypeId,
    country: content.places.map(countryOf).find((country) => country !== null) ?? null,
    outcome: reading?.outcome ?? null,
    heldBy: reading?.heldBy ?? null,
  };
}
