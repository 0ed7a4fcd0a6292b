import { z } from "zod";
import { defineCall } from "./call";
import { connectorRun } from "./connector-runs";

const name = z.string().max(70);
const instant = z.iso.datetime();

export const CONNECTOR_FORMATS = [
  "usgs",
  "gdacs",
  "warn",
  "chokepoints",
  "feed",
  "sitemap",
  "page",
  "mail",
  "json",
  "table",
] as const;
/** Those that a customer may add sources of. */
export const OWN_FORMATS = ["feed", "sitemap", "page", "mail", "json", "table"] as const;
/** `late`: no run for two intervals. `failing`: three failed runs in a row. `silent`: nothing new for 30 days. */
export const CONNECTOR_HEALTH = ["good", "late", "failing", "silent", "off"] as const;
export type ConnectorHealth = (typeof CONNECTOR_HEALTH)[number];
/** Sources of its own that a customer may have. */
export const MOST_OWN_CONNECTORS = 200;

/** Of a watched page: the CSS selector of its part that is watched and of those left out, lines to pass over, and a title for what it tells. */
const watchedPage = z.object({
  title: z.string().max(200).optional(),
  select: z.string().max(300).optional(),
  leaveOut: z.array(z.string().max(300)).max(20).optional(),
  ignoreLines: z.array(z.string().min(2).max(200)).max(50).optional(),
});

/** Of a mailbox: as whom it is read, and which mails. Its address is `imaps://host/FOLDER` (TLS) or `imap://host/FOLDER` (STARTTLS). */
const mailbox = z.object({
  user: z.string().min(1).max(320),
  /** Addresses, and domains as `@domain`. */
  senders: z.array(z.string().max(320)).min(1).max(200),
  /** Whether a mail must be signed (DKIM) for the domain of its sender. */
  needsDkim: z.boolean(),
  /** The name in the `Authentication-Results` of the receiving server, which says so. */
  authserv: z.string().max(253).nullable(),
});

export const connector = z.object({
  name,
  /** Of the customer; false for those that all customers of the installation share. */
  own: z.boolean(),
  format: z.enum(CONNECTOR_FORMATS),
  /** Values of its query that may be secrets are three stars; sent back so, they stay as they are. */
  url: z.string().nullable(),
  /** Between two runs; null for by hand only. */
  everyMinutes: z.int().nullable(),
  /** Whether it is read by schedule. */
  enabled: z.boolean(),
  nextRunAt: instant.nullable(),
  /** The type of everything it tells, where it tells of one thing only. */
  eventTypeId: z.string().nullable(),
  /** Of news: whether the page of a text is read where its summary is short and its title may tell of an event. */
  readsPages: z.boolean(),
  page: watchedPage.nullable(),
  /** Its password is told to nobody. */
  mail: mailbox.extend({ hasPassword: z.boolean() }).nullable(),
  /** BCP 47; null where each text says it. */
  language: z.string().nullable(),
  /** ISO 3166-1 alpha-2: where a town of a bare name lies. */
  homeCountry: z.string().nullable(),
  publisherGroup: z.string().nullable(),
  /** What the publisher states about reuse. */
  licence: z.string().nullable(),
  mapping: z.record(z.string(), z.string()),
  health: z.enum(CONNECTOR_HEALTH),
  /** Texts that people have judged, and how many of them were right. */
  reputation: z.object({ right: z.int(), judged: z.int() }),
  lastRun: connectorRun.nullable(),
});
export type Connector = z.infer<typeof connector>;

/** Of the web, and of a mailbox. */
export const connectorUrl = z.url({ protocol: /^(?:https?|imaps?)$/ }).max(2000);

/** How a source is read; what is missing stays as it is, and null takes it away. */
export const connectorSettings = {
  eventTypeId: z.string().max(60).nullable().optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
    .nullable()
    .optional(),
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  publisherGroup: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
    .nullable()
    .optional(),
  licence: z.string().trim().max(200).nullable().optional(),
  /** Of a table: what a column holds, and the column's title, such as `title` → `Headline` or `identifier.lei` → `LEI`. */
  /** Of JSON: what is wanted, and its path, such as `items` → `articles.results`. */
  mapping: z.record(z.string().max(50), z.string().max(200)).optional(),
  /** Of a table: which comes first in 03/04/2026. */
  dateOrder: z.enum(["month-first", "day-first"]).optional(),
  /** Of news; false at first. */
  readsPages: z.boolean().optional(),
  page: watchedPage.optional(),
  /** Of a mailbox; without its password the one that is kept stays, for the same host and user. */
  mail: mailbox.extend({ password: z.string().min(1).max(1000).optional() }).optional(),
};

export const listConnectors = defineCall({
  name: "listConnectors",
  area: "data",
  summary: "List event sources by name",
  description: "Each with its last and next run, counts and problems, its health and reputation. At most 500.",
  method: "get",
  path: "/v2/connectors",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  response: z.array(connector),
});

export const readConnector = defineCall({
  name: "readConnector",
  area: "data",
  summary: "Read one event source",
  method: "get",
  path: "/v2/connectors/{name}",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ name }),
  response: connector,
});

/** Why an address is not taken. */
export const addressRefused = z.object({ reason: z.enum(["not-public", "credentials", "masked"]) });

export const changeConnector = defineCall({
  name: "changeConnector",
  area: "data",
  summary: "Add or change one of the customer's event sources",
  description:
    "Switches it on or off, or changes its address and interval. `feed:…`, `sitemap:…`, `page:…`, `mail:…`, `json:…` and `table:…` are created. 403 `shared_connector` for a source of the installation, 409 `connector_exists` where `isNew` and there is one, 409 `too_many`, 422 `address_refused` with a `reason`.",
  method: "put",
  path: "/v2/connectors/{name}",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ name }),
  body: z.object({
    enabled: z.boolean(),
    everyMinutes: z
      .int()
      .min(5)
      .max(7 * 24 * 60)
      .nullable(),
    url: connectorUrl.nullable(),
    isNew: z.boolean().optional(),
    ...connectorSettings,
  }),
  response: connector,
});

export const runConnector = defineCall({
  name: "runConnector",
  area: "data",
  summary: "Read an event source now",
  description: "Runs as a job. 409 `connector_without_url` when it has no address.",
  method: "post",
  path: "/v2/connectors/{name}/runs",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ name }),
  status: 202,
  response: z.object({ queued: z.literal(true) }),
});

export const deleteConnector = defineCall({
  name: "deleteConnector",
  area: "data",
  summary: "Remove one of the customer's event sources",
  description:
    "Its settings and runs are gone; events and alerts that it brought stay. 403 `shared_connector` for a source of the installation.",
  method: "delete",
  path: "/v2/connectors/{name}",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ name }),
  status: 204,
  response: z.void(),
});
