import { isDeepStrictEqual } from "node:util";
import { count, eq, sql } from "drizzle-orm";
import { listConnectorRuns, readConnectorRun } from "~/backend/contract/connector-runs";
import { testConnector } from "~/backend/contract/connector-sample";
import {
  type Connector,
  changeConnector,
  deleteConnector,
  listConnectors,
  MOST_OWN_CONNECTORS,
  OWN_FORMATS,
  readConnector,
  runConnector,
} from "~/backend/contract/connectors";
import { actorOf } from "../../people/session/actor";
import { answer, answerPrepared, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { connectors } from "../../platform/db/schema/connectors";
import { appendEvidence } from "../../platform/evidence/ledger";
import { mustBePublic, settingsOf } from "./asked-settings";
import { describedBy, findConnector, named, readable } from "./connectors";
import type { ConnectorToRead } from "./ingest";
import { type AskedMailbox, mustFit, passwordFor, sealedFor } from "./mailboxes/asked-mailbox";
import type { MailboxOf } from "./mailboxes/mail-password";
import { readConnectors } from "./read-connectors";
import { readRun, readRuns } from "./read-runs";
import { sampleOf } from "./sample";
import type { Settings } from "./settings";
import { unmasked } from "./source-address";
import { enqueueRun } from "./tasks";

export const connectorHandlers: Handler[] = [
  answer(listConnectors, async ({ tx, scope }) => readConnectors(tx, scope.customerId)),

  answer(readConnector, ({ tx, scope, params }) => known(tx, scope.customerId, params.name)),

  answer(changeConnector, async (asked) => {
    const { tx, scope, params, body, session, deps } = asked;
    const settings = await settingsOf(params.name, body);
    await mustBeOwn(tx, params.name, scope.customerId);
    const [before] = await readConnectors(tx, scope.customerId, params.name);
    await put(tx, params.name, scope.customerId, { ...body, secret: deps.config.sessionSecret }, settings);
    const after = await known(tx, scope.customerId, params.name);
    const subject = { subjectType: "connector", subjectId: params.name, kind: "connector.changed" };
    const states = { before: stateOf(before), after: stateOf(after) };
    await appendEvidence(tx, scope.customerId, [{ actor: actorOf(session), ...subject, ...states }]);
    return after;
  }),

  answer(runConnector, async ({ tx, scope, params }) => {
    const connector = await found(tx, scope.customerId, params.name);
    if (connector.url === null) {
      throw new Refusal(409, "connector_without_url", "Nobody has said where this source is read from");
    }
    await enqueueRun(tx, connector.id, "hand");
    return { queued: true as const };
  }),

  answer(deleteConnector, async ({ tx, scope, params, session }) => {
    const { name } = params;
    await mustBeOwn(tx, name, scope.customerId);
    const [before] = await readConnectors(tx, scope.customerId, name);
    const gone = await tx.delete(connectors).where(named(name, scope.customerId)).returning({ id: connectors.id });
    if (!before || gone.length === 0) throw notFound("source");
    const subject = { subjectType: "connector", subjectId: name, kind: "connector.removed" };
    const states = { before: stateOf(before), after: null };
    await appendEvidence(tx, scope.customerId, [{ actor: actorOf(session), ...subject, ...states }]);
  }),

  answer(listConnectorRuns, async ({ tx, scope, params, query }) => {
    const { id } = await found(tx, scope.customerId, params.name);
    return readRuns(tx, id, query.before ?? null);
  }),

  answer(readConnectorRun, async ({ tx, scope, params }) => {
    const { id } = await found(tx, scope.customerId, params.name);
    const run = await readRun(tx, id, params.runId);
    if (run === null) throw notFound("run");
    return run;
  }),

  answerPrepared(
    testConnector,
    async ({ deps, scope, params, body }) => {
      const { name } = params;
      const described = describedBy(name);
      if (described === null || !isOwnFormat(described.format)) throw notFound("source");
      const settings = await settingsOf(name, body);
      const stored = await deps.database.asCustomer(scope, (tx) => rowOf(tx, name, scope.customerId));
      const url = unmasked(body.url, stored?.url ?? null);
      mustFit(name, url);
      mustBePublic(url);
      const merged: Settings = { ...(stored && readable(stored).settings), ...settings };
      const of = mailboxAt(name, scope.customerId, url, merged);
      const { sessionSecret: secret } = deps.config;
      const sealed = stored?.sealedPassword ?? null;
      const password = of && passwordFor({ of, sealed, secret, password: body.mail?.password });
      const source = { name, format: described.format, url, settings: merged, password, ownerId: scope.customerId };
      return sampleOf(deps.database, source, deps.sourceFetch);
    },
    async ({ prepared }) => prepared,
  ),
];

const isOwnFormat = (format: string): boolean => (OWN_FORMATS as readonly string[]).includes(format);

type Change = Pick<Connector, "enabled" | "everyMinutes" | "url"> & {
  isNew?: boolean | undefined;
  mail?: AskedMailbox | undefined;
  secret: string;
};

async function rowOf(tx: Tx, name: string, customerId: number) {
  const [row] = await tx.select().from(connectors).where(named(name, customerId));
  return row;
}

/** Whose mailbox it is; null for what is none. Throws 422 where nobody said whose mails are read. */
function mailboxAt(name: string, ownerId: number, url: string, { mail }: Settings): MailboxOf | null {
  if (describedBy(name)?.format !== "mail") return null;
  if (mail) return { ownerId, name, url, user: mail.user };
  const problem = { path: "body.mail", message: "is missing: as whom the mailbox is read, and whose e-mails" };
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
}

async function known(tx: Tx, customerId: number, name: string): Promise<Connector> {
  const [connector] = await readConnectors(tx, customerId, name);
  if (!connector) throw notFound("source");
  return connector;
}

/** The customer's own of that name, else the installation's. Throws 404. */
async function found(tx: Tx, customerId: number, name: string): Promise<ConnectorToRead> {
  const connector = (await findConnector(tx, name, customerId)) ?? (await findConnector(tx, name, null));
  if (connector === null) throw notFound("source");
  return connector;
}

/**
 * The customer's own is there already, or may be made: `feed:`, `sitemap:`, `page:`, `mail:`, `json:` or `table:` begins its name. What one of the installation tells reaches
 * all customers, so no customer's rights are enough to point it elsewhere or to switch it off: `bin/tierwatch source` does.
 */
async function mustBeOwn(tx: Tx, name: string, customerId: number): Promise<void> {
  if (await findConnector(tx, name, customerId)) return;
  if (await findConnector(tx, name, null)) {
    throw new Refusal(403, "shared_connector", "All customers share this source; its operator changes it");
  }
  if (!isOwnFormat(describedBy(name)?.format ?? "")) throw notFound("source");
}

async function put(tx: Tx, name: string, ownerId: number, change: Change, settings: Settings): Promise<void> {
  const { enabled, everyMinutes, isNew = false } = change;
  const before = await lock(tx, name, ownerId, isNew);
  const url = change.url === null ? null : unmasked(change.url, before.url);
  if (url !== null && url !== before.url) mustBePublic(url);
  if (url !== null) mustFit(name, url);
  const merged: Settings = { ...before.settings, ...settings };
  const of = url === null ? null : mailboxAt(name, ownerId, url, merged);
  // Switched off, it may wait for its password.
  const isAsked = of !== null && (enabled || change.mail !== undefined || url !== before.url);
  const { sealedPassword: sealed } = before;
  const { secret, mail } = change;
  const next = {
    enabled,
    everyMinutes,
    url,
    settings: merged,
    ...(isAsked && { sealedPassword: sealedFor({ of, sealed, secret, password: mail?.password }) }),
    nextRunAt: enabled && everyMinutes !== null && url !== null ? sql`now()` : null,
    // Another address knows nothing of what the old one answered last, and what is read otherwise is read again.
    ...((before.url !== url || !isDeepStrictEqual(before.settings, merged)) && {
      cursor: {},
    }),
  };
  await tx.update(connectors).set(next).where(eq(connectors.id, before.id));
}

/** The customer's source of that name, made where there is none. Of two who add it at once the second waits, and changes the first's or is refused. */
async function lock(tx: Tx, name: string, ownerId: number, isNew: boolean): Promise<typeof connectors.$inferSelect> {
  const find = () => tx.select().from(connectors).where(named(name, ownerId)).for("update");
  const exists = () => new Refusal(409, "connector_exists", "There is a source of this name already");
  const [known] = await find();
  if (known && isNew) throw exists();
  if (known) return known;
  await oneAtATime(tx, `connectors:${ownerId}`);
  // Of two who add it at once the second waited for the first.
  const [there] = await find();
  if (there && isNew) throw exists();
  if (there) return there;
  await mustHaveRoom(tx, ownerId);
  const format = describedBy(name)?.format ?? "feed";
  const values = { name, ownerId, format, enabled: false };
  await tx.insert(connectors).values(values).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error("A source that was added is not there");
  return made;
}

async function mustHaveRoom(tx: Tx, ownerId: number): Promise<void> {
  const [own] = await tx.select({ n: count() }).from(connectors).where(eq(connectors.ownerId, ownerId));
  if ((own?.n ?? 0) < MOST_OWN_CONNECTORS) return;
  throw new Refusal(409, "too_many", `There are ${MOST_OWN_CONNECTORS} sources of your own already`);
}

/** What a person decided; the address without what may be a key in it. */
function stateOf(connector: Connector | undefined) {
  if (!connector) return null;
  const { enabled, everyMinutes, url, mapping, readsPages } = connector;
  const { eventTypeId, language, homeCountry, publisherGroup, licence, page } = connector;
  const how = { eventTypeId, language, homeCountry, publisherGroup, licence, page, readsPages: readsPages || null };
  return {
    ...{ enabled, everyMinutes, url: url === null ? null : url.replace(/[?#].*$/s, "") },
    ...Object.fromEntries(Object.entries(how).filter(([, value]) => value !== null)),
    ...(Object.keys(mapping).length > 0 && { mapping }),
  };
}
