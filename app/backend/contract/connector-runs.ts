import { z } from "zod";
import { defineCall } from "./call";

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
  id: z.int(),
  state: z.enum(["Running", "Done", "Failed"]),
  trigger: z.enum(["schedule", "hand", "push"]),
  startedAt: instant,
  finishedAt: instant.nullable(),
  counts: runCounts,
  /** The first ten, of a single run the first hundred: where, and what is wrong there. */
  problems: z.array(
    z.object({
      position: z.object({ line: z.int(), column: z.string(), path: z.string() }).partial(),
      message: z.string(),
    }),
  ),
  error: z.string().nullable(),
});
export type ConnectorRun = z.infer<typeof connectorRun>;

const name = z.string().max(70);
const runId = z.coerce.number().int().positive();

export const listConnectorRuns = defineCall({
  name: "listConnectorRuns",
  area: "data",
  summary: "List runs of an event source, newest first",
  description:
    "At most 50, with the first ten problems of each. `before` is the id of the last run of the page before.",
  method: "get",
  path: "/v2/connectors/{name}/runs",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ name }),
  query: z.object({ before: runId.optional() }),
  response: z.array(connectorRun),
});

export const readConnectorRun = defineCall({
  name: "readConnectorRun",
  area: "data",
  summary: "Read one run of an event source",
  method: "get",
  path: "/v2/connectors/{name}/runs/{runId}",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ name, runId }),
  response: connectorRun,
});
