import { type SQL, sql } from "drizzle-orm";
import { namedViews } from "../../alerts/feed-views/read-views";
import { namedCollections } from "../../network/collections/stored-collection";
import type { AskedBySession } from "../../platform/call/handler";

/** The pinned collections and views with their names, as one value of JSON; what the user may not see is left out. */
export function pinnedNames(asked: AskedBySession, pins: readonly string[]): SQL {
  const parts = [
    ...part("collection", numbersOf(pins, "collection"), (ids) =>
      namedCollections(asked.scope.customerId, asked.session.user.id, ids),
    ),
    ...part("view", numbersOf(pins, "view"), (ids) => namedViews(asked.scope, ids)),
  ];
  if (parts.length === 0) return sql`'[]'::jsonb`;
  return sql`coalesce((select jsonb_agg(jsonb_build_object('pin', kind || ':' || id, 'name', name, 'view', filter))
    from (${sql.join(parts, sql` union all `)}) pinned), '[]'::jsonb)`;

  function part(kind: string, ids: readonly number[], rows: (ids: readonly number[]) => SQL): SQL[] {
    if (ids.length === 0) return [];
    const filter = kind === "view" ? sql`n.filter` : sql`null::jsonb`;
    return [sql`select ${kind}::text as kind, n.id, n.name, ${filter} as filter from (${rows(ids)}) n`];
  }
}

const numbersOf = (pins: readonly string[], kind: string): number[] =>
  pins.filter((pin) => pin.startsWith(`${kind}:`)).map((pin) => Number(pin.slice(kind.length + 1)));
