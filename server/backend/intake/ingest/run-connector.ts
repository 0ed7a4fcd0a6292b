import { and, eq, sql } from "drizzle-orm";
import { days, minutes } from "~/time/duration";
import type { Database } from "../../platform/db/database";
import { connectors } from "../../platform/db/schema/connectors";
import { withSteadyHeap } from "../../platform/jobs/steady-heap";
import { SourceFailed } from "../connectors/limits";
import { readable } from "./connectors";
import { type Cursor, FetchRefused } from "./fetch-source";
import { isNews, MappingMissing } from "./formats";
import { type Ingested, ingest } from "./ingest";
import { openPassword } from "./mailboxes/mail-password";
import { openAddress } from "./open-address";
import { pageTexts } from "./pages/page-texts";
import { type NewsFetch, newsFetch } from "./rights/ask-rights";
import { ConnectorBusy, type Trigger } from "./runs";

export interface RunOptions {
  trigger: Trigger;
  /** Only tests say how to reach a source; who runs the installation says whom its hosts can ask. */
  fetch?: NewsFetch;
  /** What opens the passwords of mailboxes. */
  secret?: string | undefined;
}

/**
 * Reads a connector's address, if something changed there, and says when it is read next: after its pause, and after twice the
 * pause for each failure in a row, and not before a host that is overloaded (429, 503) asks for. What a source does wrong is kept in the run. Null: no such connector, no address, or
 * somebody reads it at the moment.
 */
export async function runConnector(database: Database, id: number, options: RunOptions): Promise<Ingested | null> {
  const [row] = await database.asSystem((tx) => tx.select().from(connectors).where(eq(connectors.id, id)));
  if (row === undefined || row.url === null) return null;
  const { url } = row;
  const one = readable(row);
  const how = isNews(row) ? newsFetch(options.fetch) : (options.fetch ?? {});
  let cursor: Cursor = row.cursor;
  try {
    const open = async () => {
      const opened = await openAddress({ ...one, url, password: passwordOf(row, options.secret) }, cursor, how);
      if (opened === null) return null;
      ({ cursor } = opened);
      return opened.source;
    };
    const pages = pageTexts(database, one, how);
    // Of a page and of a mailbox only what is new is read, and one mail that nobody can read is no failure of its server.
    const mustBeReadable = !["page", "mail"].includes(row.format);
    const ingesting = { trigger: options.trigger, pages, mustBeReadable };
    const ingested = await withSteadyHeap(() => ingest(database, one, open, ingesting));
    await plan(database, id, { cursor, of: row });
    return ingested;
  } catch (error) {
    if (error instanceof ConnectorBusy) return null;
    await plan(database, id, null, error instanceof FetchRefused ? error.notBefore : null);
    if (isTheSources(error)) return null;
    throw error;
  }
}

/** Null for what is no mailbox, and where none is kept that opens for it. */
function passwordOf(row: typeof connectors.$inferSelect, secret: string | undefined): string | null {
  const { ownerId, name, url, sealedPassword } = row;
  const user = readable(row).settings.mail?.user;
  if (sealedPassword === null || url === null || user === undefined) return null;
  if (secret === undefined) throw new Error("Whoever reads a mailbox has to be told the secret.");
  return openPassword(sealedPassword, { ownerId, name, url, user }, secret);
}

export const isTheSources = (error: unknown): boolean =>
  error instanceof FetchRefused || error instanceof SourceFailed || error instanceof MappingMissing;

/** At most a day between two tries, so that a source that comes back is not forgotten. */
const LONGEST_PAUSE = days(1);

/** What a source answered last, and how it was asked and read. */
interface Answered {
  cursor: Cursor;
  of: Pick<typeof connectors.$inferSelect, "url" | "settings">;
}

async function plan(
  database: Database,
  id: number,
  answered: Answered | null,
  notBefore: Date | null = null,
): Promise<void> {
  await database.asSystem(async (tx) => {
    if (answered) {
      const { url, settings } = answered.of;
      // Changed meanwhile, it begins anew: nothing is known of the new address, or to be read otherwise.
      const same = sql`url = ${url} and settings = ${JSON.stringify(settings)}::jsonb`;
      await tx
        .update(connectors)
        .set({ cursor: { ...answered.cursor } })
        .where(and(eq(connectors.id, id), same));
    }
    await tx.execute(sql`
      update connectors set next_run_at = greatest(now() + least(
        ${LONGEST_PAUSE / minutes(1)}, every_minutes * power(2, least(failed.count, 10))) * interval '1 minute',
        ${notBefore?.toISOString() ?? null}::timestamptz)
      from (
        -- Runs since the last one that went well.
        select count(*) filter (where state = 'Failed') as count from connector_runs
        where connector_id = ${id} and started_at > coalesce(
          (select max(started_at) from connector_runs where connector_id = ${id} and state = 'Done'), '-infinity')
      ) as failed
      where id = ${id} and every_minutes is not null`);
  });
}
