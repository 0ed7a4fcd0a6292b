import { z } from "zod";
import { META_STATUSES } from "./alert-words";
import { defineCall } from "./call";
import { listOf } from "./filter-values";

const OBJECT_KINDS = ["target", "collection", "alert", "action", "document"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];
const ref = z
  .string()
  .regex(new RegExp(`^(?:${OBJECT_KINDS.join("|")}):[1-9]\\d{0,14}$`), "a kind and a number, such as target:12")
  .transform((text) => {
    const [kind, id] = text.split(":");
    return { kind: kind as ObjectKind, id: Number(id) };
  });

const namedObject = z.object({ kind: z.enum(OBJECT_KINDS), id: z.int().positive(), name: z.string() });
export type NamedObject = z.output<typeof namedObject>;

export const readNames = defineCall({
  name: "readNames",
  area: "search",
  summary: "Read the names of objects by their references",
  description: "In the order of the references; what is gone or may not be seen is left out.",
  method: "get",
  path: "/v2/names",
  access: "signed-in",
  bearer: "person",
  query: z.object({ refs: listOf(ref).describe("Such as `target:12,action:3`") }),
  response: z.object({ content: z.array(namedObject) }),
});

const id = z.int().positive();

export const searchWork = defineCall({
  name: "searchWork",
  area: "search",
  summary: "Search actions by title and documents by file name",
  description:
    "Among the 5,000 newest of each, the newest first; every word has to be part of the name. A document is found by its description, too.",
  method: "get",
  path: "/v2/search/work",
  access: "signed-in",
  bearer: "person",
  query: z.object({
    q: z.string().trim().min(1).max(200),
    size: z.coerce.number().int().min(1).max(20).default(10),
  }),
  response: z.object({
    actions: z.array(
      z.object({ id, title: z.string(), metaStatus: z.enum(META_STATUSES), dueOn: z.iso.date().nullable() }),
    ),
    documents: z.array(
      z.object({ id, name: z.string(), target: z.string().nullable(), validUntil: z.iso.date().nullable() }),
    ),
  }),
});
export type FoundWork = z.output<typeof searchWork.response>;
