import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { connectorSettings, connectorUrl } from "./connectors";
import { READING_HOLDS, READING_OUTCOMES } from "./reading-words";

/** Items that a test read shows. */
export const MOST_SAMPLED = 20;

export const sampledItem = z.object({
  title: z.string(),
  url: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** What it would be listed as. */
  eventTypeId: z.string(),
  /** ISO 3166-1 alpha-2 of the first place. */
  country: z.string().nullable(),
  /** Null for what is no text and is taken as it stands. */
  outcome: z.enum(READING_OUTCOMES).nullable(),
  heldBy: z.enum(READING_HOLDS).nullable(),
});

export const connectorSample = z.object({
  items: z.array(sampledItem),
  problems: z.array(z.string()).describe("The first ten"),
  error: z.string().nullable().describe("Why the address could not be read"),
});
export type ConnectorSample = z.output<typeof connectorSample>;

export const testConnector = defineCall({
  name: "testConnector",
  area: "data",
  summary: "Read the first items of an event source, and keep nothing",
  description:
    "The first 20 items as they would be read. What the host answers wrong is the answer's `error`. `name` says the format, and whose stored address a masked `url` stands for.",
  method: "post",
  path: "/v2/connectors/{name}/test",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ name: z.string().max(70) }),
  body: z.object({ url: connectorUrl, ...connectorSettings }),
  timeout: seconds(40),
  response: connectorSample,
});
