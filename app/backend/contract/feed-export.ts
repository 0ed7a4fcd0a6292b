import { z } from "zod";
import { seconds } from "~/time/duration";
import { FEED_ORDERS } from "./alert-words";
import { defineCall } from "./call";
import { feedFilter } from "./feed";
import { timeZone } from "./filter-values";

export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportFeed = defineCall({
  name: "exportFeed",
  area: "feed",
  summary: "Export the alerts of a filter as a file",
  description: "At most 1,000,000, in the user's language, with times in `timeZone`.",
  method: "get",
  path: "/v2/feed/export",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({
    ...feedFilter,
    order: z.enum(FEED_ORDERS).default("NewestFirst"),
    format: z.enum(EXPORT_FORMATS),
    timeZone,
  }),
  mediaType: "application/octet-stream",
  /** Until the first alerts are there; a broad filter over a long history looks for them. */
  timeout: seconds(30),
  response: z.string(),
});
