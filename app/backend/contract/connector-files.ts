import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { fileContent, filesLimit } from "./file-content";

/** Bytes, before base64. */
export const LONGEST_SOURCE_FILE = 20 * 1024 * 1024;
/** Formats whose sources can be told by a file, too. */
export const FORMATS_BY_FILE = ["feed", "sitemap", "json", "table"] as const;
export const isByFile = (format: string): boolean => (FORMATS_BY_FILE as readonly string[]).includes(format);

export const ingestFile = defineCall({
  name: "ingestFile",
  area: "data",
  summary: "Read a file once as what an event source tells",
  description:
    "Of an own feed, sitemap, JSON service or table, at most 20 MB, read as the source is. A job reads it; `listConnectorRuns` tells what became of it. 409 `connector_not_by_file` for pages and mailboxes.",
  method: "post",
  path: "/v2/connectors/{name}/files",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ name: z.string().max(70) }),
  body: z.object({
    fileName: z.string().trim().min(1).max(255),
    content: fileContent(LONGEST_SOURCE_FILE),
  }),
  bodyLimit: filesLimit(LONGEST_SOURCE_FILE),
  filesInBody: true,
  status: 202,
  timeout: seconds(60),
  response: z.object({ queued: z.literal(true) }),
});
