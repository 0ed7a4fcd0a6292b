import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { targetFilter } from "./collection-targets";
import { EXPORT_FORMATS } from "./feed-export";

const params = z.object({ collectionId: z.coerce.number().int().nonnegative() });

export const exportCollectionTargets = defineCall({
  name: "exportCollectionTargets",
  area: "collections",
  summary: "Export the targets of a collection as a file",
  description: "At most 100,000, in the user's language, ordered by name.",
  method: "get",
  path: "/v2/collections/{collectionId}/targets/export",
  access: "signed-in",
  scope: "network:read",
  params,
  query: z.object({ ...targetFilter, format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
