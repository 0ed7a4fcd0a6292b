import { sql } from "drizzle-orm";
import { addTargets } from "../network";
import type { OwnBackend } from "../own-backend";
import { readSource } from "./read-source";

const mapping = { title: "What", id: "Nr", organization: "Firm", city: "Town", country: "Land", happenedAt: "Day" };

export interface ToldEvent {
  what: string;
  firm: string;
  day: string;
}

let firms = 0;
const LETTERS = "abdegklmnoprstuvz";
/** A firm that nothing else is called like, so that no rule takes two fires for one. */
function firmName(): string {
  firms += 1;
  const letter = (n: number) => LETTERS[n % LETTERS.length] ?? "x";
  return `Qu${letter(firms)}${letter(firms * 5 + 2)}rx${letter(firms * 3 + 1)}${letter(Math.floor(firms / LETTERS.length))}n Works`;
}

/** Fires at firms of their own in the first days of March 2026, followed by those who `follow`. */
export async function firesAt(
  use: Pick<OwnBackend, "database">,
  count: number,
  follow: (targetIds: number[]) => Promise<unknown>,
): Promise<ToldEvent[]> {
  const names = Array.from({ length: count }, firmName);
  const targets = names.map((name) => ({ name, country: "US", city: "Toledo" }));
  await follow(await use.database.asSystem((tx) => addTargets(tx, targets)));
  return names.map((firm, n) => ({ what: `Fire at ${firm}`, firm, day: `2026-03-0${(n % 9) + 1}` }));
}

/** A table of one's own, or of all where `ownerId` is null, tells of fires in Toledo; their events' numbers in the order given, matched. */
export async function tellEvents(
  use: Pick<OwnBackend, "database" | "drain">,
  { name, ownerId }: { name: string; ownerId: number | null },
  told: readonly ToldEvent[],
): Promise<number[]> {
  const lines = told.map(({ what, firm, day }, n) => `${what},${n + 1},${firm},Toledo,US,${day}`);
  const table = ["What,Nr,Firm,Town,Land,Day", ...lines, ""].join("\n");
  await readSource(use, name, table, { ownerId, settings: { mapping, eventTypeId: "fire" } });
  await use.drain();
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      select event_id as id from event_sources where source_name = ${name} and coalesce(owner_id, 0) = ${ownerId ?? 0}
       order by external_id::int`),
  );
  return rows.map(({ id }) => Number(id));
}
