import { z } from "zod";
import { LONGEST_SEARCH_NAME, SEARCH_NOTIFY, SEARCH_SCOPES } from "~/backend/contract/explorer-search-words";
import { plain } from "~/backend/contract/plain-name";

export const searchFields = {
  name: z.string({ error: "searches:problems.name" }).overwrite(plain).min(1).max(LONGEST_SEARCH_NAME),
  scope: z.enum(SEARCH_SCOPES).default("User"),
  notify: z.enum(SEARCH_NOTIFY).default("never"),
};
export const newSearchForm = z.object(searchFields);

/** A search and the version that was seen, as `7@2`. */
export const replaceForm = z.object({
  search: z.string({ error: "searches:problems.choose" }).regex(/^\d{1,15}@\d{1,9}$/, "searches:problems.choose"),
});
