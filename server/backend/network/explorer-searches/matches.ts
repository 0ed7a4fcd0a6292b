import { type ExplorerSearch, searchQuery } from "~/backend/contract/explorer-searches";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Session } from "~/backend/contract/session";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { findExplored } from "../explorer/find-explored";
import { lookingFor } from "../explorer/looking-for";
import { totalOf } from "../explorer/total-of";

export interface Matches {
  /** By name; at most 10,000, and then not all. */
  places: { id: number; tier: number | null }[];
  total: number;
  isExact: boolean;
  /** All of them are here. */
  isWhole: boolean;
  risk: Awaited<ReturnType<typeof lookingFor>>["looking"]["risk"];
}

export interface AskedFor {
  tx: Tx;
  scope: CustomerScope;
  session: Session;
}

/** What a kept filter finds for somebody now. Its order counts for nothing: what matches comes by name. */
export async function matchesOf(asked: AskedFor, filter: ExplorerSearch["filter"]): Promise<Matches> {
  const { sort: _, ...query } = searchQuery.parse(filter);
  const { looking, isNothing } = await lookingFor(asked, query);
  const { risk } = looking;
  if (isNothing) return { places: [], total: 0, isExact: true, isWhole: true, risk };
  const { totalElements: total, totalIsExact: isExact } = await totalOf(asked.tx, looking);
  const { places: found } = await findExplored(asked.tx, looking, { sort: "name", after: null, limit: MOST_FOUND + 1 });
  return { places: found.slice(0, MOST_FOUND), total, isExact, isWhole: isExact && found.length <= MOST_FOUND, risk };
}

export const idsOf = ({ places }: Matches): number[] => places.map(({ id }) => id);
