import { z } from "zod";
import { defineCall } from "./call";

const key = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, "lower-case words joined by dots or hyphens");
const locale = z.enum(["en", "de", "ch"]);
const text = { title: z.string().trim().min(1).max(120), body: z.string().trim().min(1).max(4000) };

export const contextHelpEntry = z.object({
  key,
  locale,
  ...text,
  version: z.int().positive(),
  updatedAt: z.iso.datetime(),
});
export type ContextHelpEntry = z.infer<typeof contextHelpEntry>;

export const listContextHelp = defineCall({
  name: "listContextHelp",
  area: "context help",
  summary: "List the customer's help entries of a language by key",
  method: "get",
  path: "/v2/context-help",
  access: "signed-in",
  scope: "catalogue:read",
  query: z.object({ locale: locale.default("en") }),
  response: z.array(contextHelpEntry),
});

export const addContextHelp = defineCall({
  name: "addContextHelp",
  area: "context help",
  summary: "Create a help entry",
  description: "409 `context_help_exists` when the key has an entry in that language.",
  method: "post",
  path: "/v2/context-help",
  access: { permission: "context-help:manage" },
  scope: "administration:write",
  body: z.object({ key, locale, ...text }),
  status: 201,
  response: contextHelpEntry,
});

export const changeContextHelp = defineCall({
  name: "changeContextHelp",
  area: "context help",
  summary: "Change a help entry",
  description: "409 `stale_version` with the current entry after a concurrent change.",
  method: "put",
  path: "/v2/context-help/{key}",
  access: { permission: "context-help:manage" },
  scope: "administration:write",
  params: z.object({ key }),
  body: z.object({ locale, ...text, version: z.int().positive() }),
  response: contextHelpEntry,
});

export const deleteContextHelp = defineCall({
  name: "deleteContextHelp",
  area: "context help",
  summary: "Delete a help entry in one language",
  method: "delete",
  path: "/v2/context-help/{key}",
  access: { permission: "context-help:manage" },
  scope: "administration:write",
  params: z.object({ key }),
  query: z.object({ locale }),
  status: 204,
  response: z.void(),
});
