import { z } from "zod";
import { defineCall } from "./call";
import { explorerFilter } from "./explorer";
import { LONGEST_SEARCH_NAME, SEARCH_NOTIFY, SEARCH_SCOPES } from "./explorer-search-words";
import { EXPLORER_SORTS } from "./explorer-words";
import { plainName } from "./plain-name";

const id = z.int().positive();

/** A query of the explorer as a search keeps it: the filter, and the order of its list. */
export const searchQuery = z.strictObject({ ...explorerFilter, sort: z.enum(EXPLORER_SORTS).optional() });

/** Names and values are text, as an address says them. */
export const keptFilter = z
  .record(z.string().max(40), z.string().max(4000))
  .refine((query) => searchQuery.safeParse(query).success, "a query of the explorer");

const named = z.object({ id, name: z.string() });
const scope = z.enum(SEARCH_SCOPES);
const name = plainName(LONGEST_SEARCH_NAME);
const notify = z.enum(SEARCH_NOTIFY);

export const explorerSearch = z.object({
  id,
  scope: scope.describe("User: only its owner sees it. Customer: everybody of the customer"),
  name,
  filter: z.record(z.string(), z.string()),
  notify: notify.describe("When its owner gets a mail about new matches"),
  owner: named,
  isOwn: z.boolean(),
  /** The asker may change it and delete it. */
  mayChange: z.boolean(),
  check: z
    .object({ at: z.iso.datetime(), isComparable: z.boolean() })
    .nullable()
    .describe("The last comparison for new matches; not comparable above 10,000 matches"),
  news: z
    .object({ at: z.iso.datetime(), count: z.int().positive(), targets: z.array(named) })
    .nullable()
    .describe("The last check that found new matches, with the first 100 of them by name"),
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
});
export type ExplorerSearch = z.output<typeof explorerSearch>;

const params = z.object({ searchId: z.coerce.number().int().positive() });
const AREA = "targets";

export const listExplorerSearches = defineCall({
  name: "listExplorerSearches",
  area: AREA,
  summary: "List saved searches of the explorer by name",
  description:
    "Your own and the team's by name; at most 500, all of your own among them. `news` names no targets here.",
  method: "get",
  path: "/v2/explorer/searches",
  access: "signed-in",
  scope: "network:read",
  response: z.array(explorerSearch),
});

export const readExplorerSearch = defineCall({
  name: "readExplorerSearch",
  area: AREA,
  summary: "Read a saved search with its newest matches",
  method: "get",
  path: "/v2/explorer/searches/{searchId}",
  access: "signed-in",
  scope: "network:read",
  params,
  response: explorerSearch,
});

export const createExplorerSearch = defineCall({
  name: "createExplorerSearch",
  area: AREA,
  summary: "Save a search of the explorer",
  description:
    "A search for the team needs views:manage, and none of its collections may be personal: 409 `personal_collection`. 409 `search_exists` for a name that you have used; 409 `too_many_searches` above 100 of your own.",
  method: "post",
  path: "/v2/explorer/searches",
  access: { permission: "explorer:save" },
  scope: "network:write",
  body: z.object({ scope, name, filter: keptFilter, notify: notify.default("never") }),
  status: 201,
  response: explorerSearch,
});

export const changeExplorerSearch = defineCall({
  name: "changeExplorerSearch",
  area: AREA,
  summary: "Rename, share or overwrite a saved search, or its mails",
  description:
    "409 `stale_version` with the current search after a concurrent change. A team's search needs views:manage; only its owner can make it personal again, and only the owner gets its mails, and chooses them without views:manage, too.",
  method: "put",
  path: "/v2/explorer/searches/{searchId}",
  access: { permission: "explorer:save" },
  scope: "network:write",
  params,
  body: z.object({ scope, name, filter: keptFilter, notify, version: z.int().positive() }),
  response: explorerSearch,
});

export const deleteExplorerSearch = defineCall({
  name: "deleteExplorerSearch",
  area: AREA,
  summary: "Delete a saved search; its receipts stay",
  method: "delete",
  path: "/v2/explorer/searches/{searchId}",
  access: { permission: "explorer:save" },
  scope: "network:write",
  params,
  status: 204,
  response: z.void(),
});
