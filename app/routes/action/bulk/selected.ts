import { paths } from "~/paths";
import { type ActionFilter, parseFilter, toSearch } from "../list/filter";

/** What the form was opened for: actions that were ticked, each as it was seen, or all of the list's filter; and the list to go back to. */
export interface Selected {
  actions: { id: number; version: number }[];
  isAll: boolean;
  filter: ActionFilter;
  returnTo: string;
}

/** Of the address of the form. What is no action is left out; more than a page are never ticked. */
export function selectedIn(searchParams: URLSearchParams): Selected {
  const filter = parseFilter(searchParams);
  const ticked = searchParams.getAll("select").flatMap((text) => {
    const [, id, version] = /^([1-9]\d{0,14})@([1-9]\d{0,8})$/.exec(text) ?? [];
    return id ? [[Number(id), Number(version)] as const] : [];
  });
  return {
    actions: [...new Map(ticked).entries()].slice(0, MOST_TICKED).map(([id, version]) => ({ id, version })),
    isAll: searchParams.get("all") === "yes",
    filter,
    returnTo: paths.actions(toSearch(filter)),
  };
}

const MOST_TICKED = 200;
