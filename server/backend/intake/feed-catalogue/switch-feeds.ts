import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { connectors } from "../../platform/db/schema/connectors";
import { type CataloguedFeed, connectorName, settingsOf } from "./catalogued-feed";

type Connector = typeof connectors.$inferSelect;

export interface FeedState {
  feed: CataloguedFeed;
  /** The connector's name. */
  name: string;
  enabled: boolean;
  /** The operator's interval, else the catalogue's. */
  everyMinutes: number;
}

export interface SwitchedFeed extends FeedState {
  changed: boolean;
}

/** A connector of the feed's name reads another address: somebody chose that, and the catalogue does not overrule it. */
export class OtherAddress extends Error {
  override readonly name = "OtherAddress";
}

/** Whether these are read by schedule for all customers, in the order given. */
export async function readFeedStates(tx: Tx, feeds: readonly CataloguedFeed[]): Promise<FeedState[]> {
  const rows = await rowsOf(tx, feeds);
  return feeds.map((feed) => stateOf(feed, rows.get(connectorName(feed))));
}

/**
 * Lets the schedule read these for all customers, at once and then at their interval. What the operator has set of interval and settings stays;
 * one that is on stays as it is. Throws `OtherAddress`.
 */
export async function switchOn(tx: Tx, feeds: readonly CataloguedFeed[]): Promise<SwitchedFeed[]> {
  await addMissing(tx, feeds);
  const rows = await rowsOf(tx, feeds, { lock: true });
  const switched: SwitchedFeed[] = [];
  for (const feed of feeds) {
    const row = rows.get(connectorName(feed));
    if (row === undefined) throw new Error("A source that was added is not there");
    if (row.url !== null && row.url !== feed.url) throw new OtherAddress(otherAddress(feed, row.url));
    const changed = !isRead(row);
    if (changed) await begin(tx, row, feed);
    switched.push({ ...stateOf(feed, row), enabled: true, changed });
  }
  return switched;
}

/** The connector stays, with what was read and how it was set; the schedule leaves it alone. One that was never on is not made. */
export async function switchOff(tx: Tx, feeds: readonly CataloguedFeed[]): Promise<SwitchedFeed[]> {
  const rows = await rowsOf(tx, feeds, { lock: true });
  const switched: SwitchedFeed[] = [];
  for (const feed of feeds) {
    const row = rows.get(connectorName(feed));
    const changed = row?.enabled === true;
    if (changed) await tx.update(connectors).set({ enabled: false, nextRunAt: null }).where(eq(connectors.id, row.id));
    switched.push({ ...stateOf(feed, row), enabled: false, changed });
  }
  return switched;
}

async function addMissing(tx: Tx, feeds: readonly CataloguedFeed[]): Promise<void> {
  const rows = feeds.map((feed) => ({ name: connectorName(feed), format: feed.format, enabled: false }));
  // In one order, so that two commands at once wait for each other and never in a circle.
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  await tx.insert(connectors).values(rows).onConflictDoNothing();
}

/** Those of the installation by name. Locked, of two commands at once the second sees what the first did. */
async function rowsOf(
  tx: Tx,
  feeds: readonly CataloguedFeed[],
  { lock = false } = {},
): Promise<Map<string, Connector>> {
  const found = tx
    .select()
    .from(connectors)
    .where(and(isNull(connectors.ownerId), inArray(connectors.name, feeds.map(connectorName))))
    .orderBy(connectors.name);
  const rows = lock ? await found.for("update") : await found;
  return new Map(rows.map((row) => [row.name, row]));
}

const isRead = ({ enabled, url, everyMinutes }: Connector): boolean => enabled && url !== null && everyMinutes !== null;

function stateOf(feed: CataloguedFeed, row: Connector | undefined): FeedState {
  const everyMinutes = row?.everyMinutes ?? feed.everyMinutes;
  return { feed, name: connectorName(feed), enabled: row !== undefined && isRead(row), everyMinutes };
}

async function begin(tx: Tx, row: Connector, feed: CataloguedFeed): Promise<void> {
  await tx
    .update(connectors)
    .set({
      enabled: true,
      url: feed.url,
      everyMinutes: row.everyMinutes ?? feed.everyMinutes,
      settings: { ...settingsOf(feed), ...row.settings },
      nextRunAt: sql`now()`,
    })
    .where(eq(connectors.id, row.id));
}

const otherAddress = (feed: CataloguedFeed, url: string): string =>
  `${connectorName(feed)} reads ${url}, not the catalogue's address. To use the catalogue's: bin/tierwatch source ${connectorName(feed)} --url '${feed.url}'`;
