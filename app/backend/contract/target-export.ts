import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { targetFilter } from "./collection-targets";
import { EXPORT_FORMATS } from "./feed-export";

const params = z.object({ collectionId: z.coerce.number().int().nonnegative() });

export const exportCollectionTargets = defineCall({
  name: "exportCollectionTargets",
  area: "collections",
  summary:
    "The targets of a collection as a file, in the user's language, in the order of their names; 100,000 at most",
  method: "get",
  path: "/v2/collections/{collectionId}/targets/export",
  access: "signed-in",
  params,
  query: z.object({ ...targetFilter, format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
