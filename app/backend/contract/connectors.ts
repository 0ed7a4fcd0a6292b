import { z } from "zod";
import { defineCall } from "./call";

const name = z.string().max(70);
const count = z.int().nonnegative();
const instant = z.iso.datetime();

export const runCounts = z.object({
  read: count,
  /** Became events of their own. */
  added: count,
  /** Said something else than before. */
  revised: count,
  /** Told of an event that another report told of. */
  joined: count,
  unchanged: count,
  problems: count,
});

export const connectorRun = z.object({
  state: z.enum(["Running", "Done", "Failed"]),
  trigger: z.enum(["schedule", "hand", "push"]),
  startedAt: instant,
  finishedAt: instant.nullable(),
  counts: runCounts,
  /** The first ten: where, and what is wrong there. */
  problems: z.array(
    z.object({
      position: z.object({ line: z.int(), column: z.string(), path: z.string() }).partial(),
      message: z.string(),
    }),
  ),
  error: z.string().nullable(),
});

export const connector = z.object({
  name,
  /** Of the customer; false for those that all customers of the installation share. */
  own: z.boolean(),
  format: z.enum(["usgs", "gdacs", "warn", "chokepoints", "feed", "sitemap", "page", "json", "table"]),
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
  lastRun: connectorRun.nullable(),
});
export type Connector = z.infer<typeof connector>;

export const listConnectors = defineCall({
  name: "listConnectors",
  area: "data",
  summary: "List event sources by name",
  description: "Each with its last and next run, counts and problems. At most 200.",
  method: "get",
  path: "/v2/connectors",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  response: z.array(connector),
});

export const changeConnector = defineCall({
  name: "changeConnector",
  area: "data",
  summary: "Add or change one of the customer's event sources",
  description:
    "Switches it on or off, or changes its address and interval. `feed:…`, `sitemap:…`, `page:…`, `json:…` and `table:…` are created. 403 `shared_connector` for a source of the installation.",
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
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
    eventTypeId: z.string().max(60).nullable().optional(),
    /** Of a table: what a column holds, and the column's title, such as `title` → `Headline` or `identifier.lei` → `LEI`. */
    /** Of JSON: what is wanted, and its path, such as `items` → `articles.results`. */
    mapping: z.record(z.string().max(50), z.string().max(200)).optional(),
    /** Of a table: which comes first in 03/04/2026. */
    dateOrder: z.enum(["month-first", "day-first"]).optional(),
    /** Of news; false at first. */
    readsPages: z.boolean().optional(),
    /** Of a watched page: the CSS selector of its part that is watched and of those left out, lines to pass over, and a title for what it tells. */
    page: z
      .object({
        title: z.string().max(200).optional(),
        select: z.string().max(300).optional(),
        leaveOut: z.array(z.string().max(300)).max(20).optional(),
        ignoreLines: z.array(z.string().min(2).max(200)).max(50).optional(),
      })
      .optional(),
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
