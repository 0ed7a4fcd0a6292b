import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { collectionOf, feedViewOf, paths } from "~/paths";
import type { LastLists, Seen } from "./last-lists";

const listsCookie = createCookie("tierwatch-lists", { path: "/", sameSite: "lax", httpOnly: true });
/** Characters of an address: five of them have to fit into a cookie. */
const LONGEST = 400;
type ListKey = "feed" | "tasks" | "collections" | "documents" | "imports";
/** Only an address of this very list: a cookie can be anybody's. */
const addressOf = (key: ListKey) =>
  z
    .string()
    .max(LONGEST)
    .refine((to) => /^\/(?![/\\])/.test(to) && listAt(to.replace(/[?#].*$/, "")) === key)
    .optional();
const lists = z.object({
  feed: addressOf("feed"),
  tasks: addressOf("tasks"),
  collections: addressOf("collections"),
  documents: addressOf("documents"),
  imports: addressOf("imports"),
});

/** What an address says for this moment only: nothing that a list is filtered by. */
const PASSING = ["operation", "select", "alert"];

/**
 * The lists as they were last seen in this browser, for the way back to them; with this page's own where it is one. `cookie` is the
 * `Set-Cookie` value to keep that; null where nothing has changed.
 */
export async function lastLists(request: Request): Promise<Omit<Seen, "collection"> & { cookie: string | null }> {
  const parsed = lists.safeParse(await listsCookie.parse(request.headers.get("cookie")));
  const kept = parsed.success ? parsed.data : {};
  const url = new URL(request.url);
  const key = request.method === "GET" ? listAt(url.pathname) : null;
  if (!key) return { lists: kept, isList: false, cookie: null };
  const seen = { lists: without(kept, key), isList: true };
  const now = filtered(url);
  if (kept[key] === now) return { ...seen, cookie: null };
  return { ...seen, cookie: await listsCookie.serialize({ ...kept, [key]: now }) };
}

/** On the list itself the way to it is no step. */
function without(kept: z.output<typeof lists>, key: ListKey): LastLists {
  return { ...kept, [key]: undefined };
}

/** The address of the list; undefined for one that is as its area's entry leads to, or too long to be kept. */
function filtered({ pathname, searchParams }: URL): string | undefined {
  const kept = new URLSearchParams(searchParams);
  for (const name of PASSING) kept.delete(name);
  const to = kept.size > 0 ? `${pathname}?${kept}` : pathname;
  return ORDINARY.includes(to) || to.length > LONGEST ? undefined : to;
}

const ORDINARY: readonly string[] = [
  paths.feedView("new"),
  paths.actions("?owner=me"),
  paths.collection("my"),
  paths.documents(),
  paths.imports(),
];

function listAt(pathname: string): ListKey | null {
  if (pathname === paths.actions()) return "tasks";
  if (pathname === paths.documents()) return "documents";
  if (pathname === paths.imports()) return "imports";
  const [, area, ...rest] = pathname.split("/");
  if (area === "feed" && rest.length === 1 && feedViewOf(rest[0])) return "feed";
  const [kind, collection, view] = rest;
  const isTable = view === undefined || (rest.length === 3 && (view === "graph" || view === "commodities"));
  if (area === "network" && kind === "collection" && isTable && collectionOf(collection) !== null) return "collections";
  return null;
}
