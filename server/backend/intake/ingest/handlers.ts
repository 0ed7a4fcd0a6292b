import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { type Connector, changeConnector, listConnectors, runConnector } from "~/backend/contract/connectors";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { connectors } from "../../platform/db/schema/connectors";
import { appendEvidence } from "../../platform/evidence/ledger";
import { isEventType } from "../../reference/catalogue/event-types";
import { describedBy, findConnector, named } from "./connectors";
import { jsonFieldsOf } from "./json-fields";
import { type PageWatch, wrongSelector } from "./pages/page-watch";
import { readConnectors } from "./read-connectors";
import type { Settings } from "./settings";
import { mappingOf } from "./table-mapping";
import { enqueueRun } from "./tasks";

export const connectorHandlers: Handler[] = [
  answer(listConnectors, async ({ tx, scope }) => readConnectors(tx, scope.customerId)),

  answer(changeConnector, async (asked) => {
    const { tx, scope, params, body, session } = asked;
    const settings = await settingsOf(params.name, body);
    await mustBeOwn(tx, params.name, scope.customerId);
    const [before] = await readConnectors(tx, scope.customerId, params.name);
    await put(tx, params.name, scope.customerId, body, settings);
    const [after] = await readConnectors(tx, scope.customerId, params.name);
    if (!after) throw notFound("source");
    const subject = { subjectType: "connector", subjectId: params.name, kind: "connector.changed" };
    const states = { before: stateOf(before), after: stateOf(after) };
    await appendEvidence(tx, scope.customerId, [{ actor: actorOf(session), ...subject, ...states }]);
    return after;
  }),

  answer(runConnector, async ({ tx, scope, params }) => {
    const own = await findConnector(tx, params.name, scope.customerId);
    const connector = own ?? (await findConnector(tx, params.name, null));
    if (connector === null) throw notFound("source");
    if (connector.url === null) {
      throw new Refusal(409, "connector_without_url", "Nobody has said where this source is read from");
    }
    await enqueueRun(tx, connector.id, "hand");
    return { queued: true as const };
  }),
];

/** The formats that a customer may add sources of. */
const OWN = new Set(["feed", "sitemap", "page", "json", "table"]);

type Change = Pick<Connector, "enabled" | "everyMinutes" | "url">;

/**
 * The customer's own is there already, or may be made: `feed:`, `sitemap:`, `page:`, `json:` or `table:` begins its name. What one of the installation tells reaches
 * all customers, so no customer's rights are enough to point it elsewhere or to switch it off: `bin/tierwatch source` does.
 */
async function mustBeOwn(tx: Tx, name: string, customerId: number): Promise<void> {
  if (await findConnector(tx, name, customerId)) return;
  if (await findConnector(tx, name, null)) {
    throw new Refusal(403, "shared_connector", "All customers share this source; its operator changes it");
  }
  if (!OWN.has(describedBy(name)?.format ?? "")) throw notFound("source");
}

async function put(tx: Tx, name: string, ownerId: number, change: Change, settings: Settings): Promise<void> {
  const { enabled, everyMinutes, url } = change;
  const before = await lock(tx, name, ownerId);
  const next = {
    enabled,
    everyMinutes,
    url,
    settings: { ...before.settings, ...settings },
    nextRunAt: enabled && everyMinutes !== null && url !== null ? sql`now()` : null,
    // Another address knows nothing of what the old one answered last, and what is read otherwise is read again.
    ...((before.url !== url || !isDeepStrictEqual(before.settings, { ...before.settings, ...settings })) && {
      cursor: {},
    }),
  };
  await tx.update(connectors).set(next).where(eq(connectors.id, before.id));
}

/** The customer's source of that name, made where there is none. Of two who add it at once the second waits, and changes the first's. */
async function lock(tx: Tx, name: string, ownerId: number): Promise<typeof connectors.$inferSelect> {
  const find = () => tx.select().from(connectors).where(named(name, ownerId)).for("update");
  const [known] = await find();
  if (known) return known;
  const format = describedBy(name)?.format ?? "feed";
  await tx.insert(connectors).values({ name, ownerId, format, enabled: false }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error("A source that was added is not there");
  return made;
}

interface Asked {
  eventTypeId?: string | null | undefined;
  mapping?: Record<string, string> | undefined;
  dateOrder?: Settings["dateOrder"];
  readsPages?: boolean | undefined;
  page?: PageWatch | undefined;
}

async function settingsOf(name: string, body: Asked): Promise<Settings> {
  const { mapping, dateOrder, readsPages, page } = body;
  const eventTypeId = body.eventTypeId ?? undefined;
  const wrong = (path: string, message: string): Refusal =>
    new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${path}`, message }]);
  if (eventTypeId !== undefined && !isEventType(eventTypeId))
    throw wrong("eventTypeId", "is not an event type; see the list of event types");
  const read = mapping === undefined ? null : settingOf(name, mapping);
  if (read && !read.ok) throw wrong("mapping", read.message);
  if (page !== undefined && describedBy(name)?.format !== "page")
    throw wrong("page", "is for watched pages only: begin the source's name with `page:`");
  const selector = page === undefined ? null : await wrongSelector(page);
  if (selector !== null) throw wrong("page", `${JSON.stringify(selector)} is no CSS selector`);
  return {
    ...(dateOrder !== undefined && { dateOrder }),
    ...(readsPages !== undefined && { readsPages }),
    ...(page !== undefined && { page }),
    // Null takes the type away, a body without it leaves the type as it is.
    ...(body.eventTypeId !== undefined && { eventTypeId }),
    ...(read?.ok && ("fields" in read ? { fields: read.fields } : { mapping: read.mapping })),
  };
}

const settingOf = (name: string, flat: Record<string, string>) =>
  describedBy(name)?.format === "json" ? jsonFieldsOf(flat) : mappingOf(flat);

/** What a person decided; the address without what may be a key in it. */
function stateOf(connector: Connector | undefined) {
  if (!connector) return null;
  const { enabled, everyMinutes, url } = connector;
  return { enabled, everyMinutes, url: url === null ? null : url.replace(/[?#].*$/s, "") };
}
