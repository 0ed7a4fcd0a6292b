import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { describedBy, ensureConnector } from "../backend/intake/ingest/connectors";
import type { Cursor, FetchOptions } from "../backend/intake/ingest/fetch-source";
import { isNews, MappingMissing } from "../backend/intake/ingest/formats";
import { type ConnectorToRead, type Ingested, ingest } from "../backend/intake/ingest/ingest";
import { type Opened, openAddress } from "../backend/intake/ingest/open-address";
import { pageTexts } from "../backend/intake/ingest/pages/page-texts";
import { compare } from "../backend/intake/ingest/pages/watch-page";
import { newsFetch } from "../backend/intake/ingest/rights/ask-rights";
import type { Database } from "../backend/platform/db/database";
import { connectors } from "../backend/platform/db/schema/connectors";
import { customers } from "../backend/platform/db/schema/customers";
import type { Position } from "../backend/platform/db/shapes/raw-event";
import { type CommandContext, UsageError } from "./command";
import { SETTING_OPTIONS, settingsIn } from "./ingest-options";
import { mailboxIn } from "./mailbox-password";
import { withBackend } from "./with-backend";

const NAMES =
  "usgs, gdacs, chokepoints, warn-al (any state), feed:NAME, sitemap:NAME, page:NAME, mail:NAME, json:NAME, table:NAME";

/**
 * `ingest NAME [--file F | --url U] [--customer KEY] [--map field=column]… [--type EVENT_TYPE]` and what else says how it is read: takes in
 * what a source tells and does the matching that it brings about. Without a file or address: what stands at the connector's own address.
 */
export async function runIngest(args: string[], context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: "string" },
      url: { type: "string" },
      customer: { type: "string" },
      "password-file": { type: "string" },
      ...SETTING_OPTIONS,
    },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new UsageError(`ingest takes the name of one source: ${NAMES}`);
  if (describedBy(name) === null) throw new UsageError(`${JSON.stringify(name)} is no source; there are ${NAMES}`);
  if (values.file !== undefined && values.url !== undefined) throw new UsageError("either --file or --url, not both");
  const settings = await settingsIn(name, values);
  await withBackend(context, async ({ database, drain }) => {
    const ownerId = await customerId(database, values.customer);
    const connector = await database.asSystem((tx) => ensureConnector(tx, name, ownerId, settings));
    if (connector === null) throw new UsageError(`${JSON.stringify(name)} is no source`);
    const read = { ...connector, url: values.url ?? connector.url };
    const mailbox = await mailboxIn(database, read, values["password-file"], context.config.sessionSecret);
    const how = isNews(read) ? newsFetch({ contact: `mailto:${context.config.contactEmail}` }) : {};
    try {
      // Of a page what stood there before is needed, and of a mailbox how far it was read; all else is read from its beginning.
      const isRemembered = read.format === "page" || read.format === "mail";
      const isAsBefore = read.format === "page" || (read.url === connector.url && !settings.mail);
      let cursor = isRemembered && isAsBefore ? await cursorOf(database, connector.id) : {};
      const ask = await opener({ ...read, ...mailbox }, values.file, cursor, how);
      const open = async () => {
        const opened = await ask();
        cursor = opened?.cursor ?? cursor;
        return opened?.source ?? null;
      };
      const pages = pageTexts(database, read, how);
      const ingested = await ingest(database, read, open, { trigger: "hand", pages });
      for (const line of inWords(read, ingested)) context.out(line);
      const kept = { ...(values.url !== undefined && { url: values.url, cursor: {} }) };
      await remember(database, connector.id, { ...kept, ...(isRemembered && { cursor: { ...cursor } }) });
    } catch (error) {
      if (error instanceof MappingMissing) throw new UsageError(error.message);
      throw error;
    }
    await drain();
  });
}

async function opener(
  read: ConnectorToRead & { password?: string },
  file: string | undefined,
  cursor: Cursor,
  how: FetchOptions,
): Promise<() => Promise<Opened | null>> {
  const { name, format, url } = read;
  if (file !== undefined) {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new UsageError(`There is no file ${file}`);
    if (format === "mail") throw new UsageError(`${name} is read at its server: --url imaps://HOST/FOLDER`);
    if (format === "page") return () => compare(read, url, cursor, createReadStream(file));
    return async () => ({ source: createReadStream(file), cursor });
  }
  if (url === null) throw new UsageError(`${name} has no address: add --file or --url`);
  return () => openAddress({ ...read, url }, cursor, how);
}

async function cursorOf(database: Database, id: number): Promise<Cursor> {
  const [row] = await database.asSystem((tx) => tx.select().from(connectors).where(eq(connectors.id, id)));
  return row?.cursor ?? {};
}

/** So that the next run by hand or by schedule finds it; the schedule stays off until it is switched on. */
async function remember(
  database: Database,
  id: number,
  kept: Partial<Pick<typeof connectors.$inferInsert, "url" | "cursor">>,
): Promise<void> {
  if (Object.keys(kept).length === 0) return;
  await database.asSystem((tx) => tx.update(connectors).set(kept).where(eq(connectors.id, id)));
}

async function customerId(database: Database, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const all = await database.asSystem((tx) => tx.select({ id: customers.id, key: customers.key }).from(customers));
  const found = all.find((customer) => customer.key === key);
  if (found) return found.id;
  throw new UsageError(
    `There is no customer ${JSON.stringify(key)}; there are: ${all.map((customer) => customer.key).join(", ") || "none"}`,
  );
}

const PROBLEMS_SHOWN = 10;

function inWords({ name, format }: ConnectorToRead, { counts, problems }: Ingested): string[] {
  const { read, added, revised, joined, unchanged } = counts;
  const changes = `${added} added, ${revised} revised, ${joined} joined, ${unchanged} unchanged`;
  return [
    `${name}: ${read} read (${changes}), ${counts.problems} problems`,
    ...(format === "page" && read === 0
      ? ["  nothing was added since it was seen last; the first time it is only remembered"]
      : []),
    ...problems.slice(0, PROBLEMS_SHOWN).map(({ position, message }) => `  ${placeOf(position)}${message}`),
    ...(counts.problems > PROBLEMS_SHOWN ? [`  and ${counts.problems - PROBLEMS_SHOWN} more`] : []),
  ];
}

function placeOf({ line, column, path }: Position): string {
  const parts = [line !== undefined && `row ${line}`, column && `column ${column}`, path].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(", ")}: `;
}
