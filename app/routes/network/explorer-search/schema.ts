import { z } from "zod";
import { searchFields } from "../explorer-search-new/schema";

export const searchForm = z.object({
  ...searchFields,
  // Who may not choose them sends none: what is there stays.
  scope: searchFields.scope.unwrap().optional(),
  notify: searchFields.notify.unwrap().optional(),
  version: z.coerce.number().int().positive(),
});
export const noFields = z.object({});
