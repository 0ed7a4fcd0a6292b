import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { describedBy, ensureConnector } from "../backend/intake/ingest/connectors";
import { fetchSource } from "../backend/intake/ingest/fetch-source";
import { MappingMissing } from "../backend/intake/ingest/formats";
import { type ConnectorToRead, type Ingested, ingest, type OpenSource } from "../backend/intake/ingest/ingest";
import { jsonFieldsOf } from "../backend/intake/ingest/json-fields";
import { newsSitemaps } from "../backend/intake/ingest/news-sitemaps";
import type { Settings } from "../backend/intake/ingest/settings";
import { mappingOf } from "../backend/intake/ingest/table-mapping";
import type { Database } from "../backend/platform/db/database";
import { connectors } from "../backend/platform/db/schema/connectors";
import { customers } from "../backend/platform/db/schema/customers";
import type { Position } from "../backend/platform/db/shapes/raw-event";
import { isEventType } from "../backend/reference/catalogue/event-types";
import { type CommandContext, UsageError } from "./command";
import { withBackend } from "./with-backend";

const NAMES = "usgs, gdacs, chokepoints, warn-al (any state), feed:NAME, sitemap:NAME, json:NAME, table:NAME";

/**
 * `ingest NAME [--file F | --url U] [--customer KEY] [--map field=column]… [--type EVENT_TYPE]`: takes in what a source tells
 * and does the matching that it brings about. Without a file or address: what stands at the connector's own address.
 */
export async function runIngest(args: string[], context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: "string" },
      url: { type: "string" },
      customer: { type: "string" },
      map: { type: "string", multiple: true, default: [] },
      type: { type: "string" },
    },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new UsageError(`ingest takes the name of one source: ${NAMES}`);
  if (describedBy(name) === null) throw new UsageError(`${JSON.stringify(name)} is no source; there are ${NAMES}`);
  if (values.file !== undefined && values.url !== undefined) throw new UsageError("either --file or --url, not both");
  const settings = settingsOption(name, values.map, values.type);
  await withBackend(context, async ({ database, drain }) => {
    const ownerId = await customerId(database, values.customer);
    const connector = await database.asSystem((tx) => ensureConnector(tx, name, ownerId, settings));
    if (connector === null) throw new UsageError(`${JSON.stringify(name)} is no source`);
    const read = { ...connector, url: values.url ?? connector.url };
    try {
      const open = await opener(read, values.file);
      for (const line of inWords(name, await ingest(database, read, open, { trigger: "hand" }))) context.out(line);
      if (values.url !== undefined) await remember(database, connector.id, values.url);
    } catch (error) {
      if (error instanceof MappingMissing) throw new UsageError(error.message);
      throw error;
    }
    await drain();
  });
}

async function opener({ name, format, url }: ConnectorToRead, file: string | undefined): Promise<OpenSource> {
  if (file !== undefined) {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new UsageError(`There is no file ${file}`);
    return async () => createReadStream(file);
  }
  if (url === null) throw new UsageError(`${name} has no address: add --file or --url`);
  return async () => {
    const fetched = await fetchSource(url);
    if (!fetched.changed) return "";
    return format === "sitemap" ? newsSitemaps(url, fetched.body) : fetched.body;
  };
}

/** So that the next run by hand or by schedule finds it; the schedule stays off until it is switched on. */
async function remember(database: Database, id: number, url: string): Promise<void> {
  await database.asSystem((tx) => tx.update(connectors).set({ url, cursor: {} }).where(eq(connectors.id, id)));
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

/** `title=Headline`, `identifier.lei=LEI`, `kind=Type` for a column that holds one of our own kinds. */
function settingsOption(name: string, pairs: readonly string[], type: string | undefined): Settings {
  if (type !== undefined && !isEventType(type))
    throw new UsageError(`${JSON.stringify(type)} is not an event type; see the list of event types`);
  const asType = type === undefined ? {} : { eventTypeId: type };
  if (pairs.length === 0) return asType;
  const flat: Record<string, string> = {};
  for (const pair of pairs) {
    const [, field = "", column = ""] = /^([\w.-]+)=(.+)$/s.exec(pair) ?? [];
    flat[field] = column;
  }
  if (describedBy(name)?.format === "json") {
    const found = jsonFieldsOf(flat);
    if (!found.ok) throw new UsageError(`--map takes field=path, items and title at least: ${found.message}`);
    return { ...asType, fields: found.fields };
  }
  const read = mappingOf(flat);
  if (!read.ok) throw new UsageError(`--map takes field=column, title at least: ${read.message}`);
  return { ...asType, mapping: read.mapping };
}

const PROBLEMS_SHOWN = 10;

function inWords(name: string, { counts, problems }: Ingested): string[] {
  const { read, added, revised, joined, unchanged } = counts;
  const changes = `${added} added, ${revised} revised, ${joined} joined, ${unchanged} unchanged`;
  return [
    `${name}: ${read} read (${changes}), ${counts.problems} problems`,
    ...problems.slice(0, PROBLEMS_SHOWN).map(({ position, message }) => `  ${placeOf(position)}${message}`),
    ...(counts.problems > PROBLEMS_SHOWN ? [`  and ${counts.problems - PROBLEMS_SHOWN} more`] : []),
  ];
}

function placeOf({ line, column, path }: Position): string {
  const parts = [line !== undefined && `row ${line}`, column && `column ${column}`, path].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(", ")}: `;
}
