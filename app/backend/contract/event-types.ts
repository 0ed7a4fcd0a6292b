import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";

export const listEventTypes = defineCall({
  name: "listEventTypes",
  area: "counts and types",
  summary: "What can happen, by group, with the priority that it has where nothing else is known",
  method: "get",
  path: "/v2/event-types",
  access: "signed-in",
  response: z.array(z.object({ id: z.string(), group: z.string(), priority: z.enum(PRIORITY_NAMES) })),
});
