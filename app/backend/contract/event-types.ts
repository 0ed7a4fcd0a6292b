import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";

export const listEventTypes = defineCall({
  name: "listEventTypes",
  area: "counts and types",
  summary: "List event types by group",
  description: "With the default priority of each.",
  method: "get",
  path: "/v2/event-types",
  access: "signed-in",
  scope: "catalogue:read",
  response: z.array(z.object({ id: z.string(), group: z.string(), priority: z.enum(PRIORITY_NAMES) })),
});
