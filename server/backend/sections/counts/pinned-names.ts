import { type SQL, sql } from "drizzle-orm";
import { namedViews } from "../../alerts/feed-views/read-views";
import { namedCollections } from "../../network/collections/stored-collection";
import type { AskedBySession } from "../../platform/call/handler";

/** The pinned collections and views with their names, as one value of JSON; what the user may not see is left out. */
export function pinnedNames(asked: Pick<AskedBySession, "session" | "scope">, pins: readonly string[]): SQL {
  const collections = namedCollections(asked.scope.customerId, asked.session.user.id, numbersOf(pins, "collection"));
  const views = namedViews(asked.scope, numbersOf(pins, "view"));
  return sql`coalesce((select jsonb_agg(jsonb_build_object('pin', kind || ':' || id, 'name', name, 'view', filter))
    from (select 'collection' as kind, n.id, n.name, null::jsonb as filter from (${collections}) n
          union all select 'view', n.id, n.name, n.filter from (${views}) n) pinned), '[]'::jsonb)`;
}

const numbersOf = (pins: readonly string[], kind: string): number[] =>
  pins.filter((pin) => pin.startsWith(`${kind}:`)).map((pin) => Number(pin.slice(kind.length + 1)));
