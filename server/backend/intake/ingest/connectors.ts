import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { connectors } from "../../platform/db/schema/connectors";
import { stateIn } from "../connectors/warn/states";
import type { Format } from "./formats";
import type { ConnectorToRead } from "./ingest";
import { type Settings, settingsSchema } from "./settings";

/** A name says the format: `usgs`, `gdacs`, `chokepoints`, `warn` and `warn-al` by state, and with a name of one's own `feed:NAME`, `sitemap:NAME`, `page:NAME`, `mail:NAME`, `json:NAME`, `table:NAME`. */
export const CONNECTOR_NAME =
  /^(?:usgs|gdacs|chokepoints|warn(?:-[a-z]{2})?|(?:feed|sitemap|page|mail|json|table):[a-z0-9][a-z0-9._-]{0,59})$/;

/** What a name alone tells of a connector; null for a name that is none. */
export function describedBy(name: string): { format: Format; settings: Settings } | null {
  if (!CONNECTOR_NAME.test(name)) return null;
  const [format = "", rest] = name.split(/[:-]/);
  if (format !== "warn" || rest === undefined) return { format: format as Format, settings: {} };
  const state = stateIn(rest);
  return state === null ? null : { format: "warn", settings: { state } };
}

/** One owner's connector of a name; `ownerId` null for those of the installation. */
export async function findConnector(tx: Tx, name: string, ownerId: number | null): Promise<ConnectorToRead | null> {
  const [row] = await tx.select().from(connectors).where(named(name, ownerId));
  return row === undefined ? null : readable(row);
}

/** The same, made when it is missing, with `settings` put over what it has. Null for a name that is none. */
export async function ensureConnector(
  tx: Tx,
  name: string,
  ownerId: number | null,
  settings: Settings = {},
): Promise<ConnectorToRead | null> {
  const described = describedBy(name);
  if (described === null) return null;
  const { format } = described;
  await tx
    .insert(connectors)
    .values({ name, ownerId, format, settings: described.settings, enabled: false })
    .onConflictDoNothing();
  const found = await findConnector(tx, name, ownerId);
  if (found === null || Object.keys(settings).length === 0) return found;
  const merged = { ...found.settings, ...settings };
  await tx.update(connectors).set({ settings: merged }).where(eq(connectors.id, found.id));
  return { ...found, settings: merged };
}

export function readable(row: typeof connectors.$inferSelect): ConnectorToRead {
  const { id, ownerId, name, format, url } = row;
  const settings = settingsSchema.safeParse(row.settings);
  return { id, ownerId, name, format, url, settings: settings.success ? settings.data : {} };
}

export const named = (name: string, ownerId: number | null) =>
  and(eq(connectors.name, name), sql`coalesce(${connectors.ownerId}, 0) = ${ownerId ?? 0}`);
