import { described } from "../../rows/row-cells";
import type { Links, Settled } from "../linked/links";
import { ownEdges, pairOf } from "./own-edges";
import type { RelationCandidate } from "./relation";
import { takeEdgesBack } from "./take-edges-back";
import { writeEdges } from "./write-edges";

/** Relations of the customer's own data, each an edge from who delivers to who receives. */
export const relationLinks: Links = {
  async settle(tx, key, rows) {
    const relations = rows as readonly RelationCandidate[];
    const known = await ownEdges(
      tx,
      key.customerId,
      relations.flatMap((row) => pairOf(row) ?? []),
    );
    return new Map(relations.map((row) => [row.row, settled(row, known)]));
  },
  conflicts: async () => [],
  write: (tx, key, rows) => writeEdges(tx, key, rows as readonly RelationCandidate[]),
  takeBack: takeEdgesBack,
  thingOf: ({ says }) => `relation:${(says as RelationCandidate["says"]).type}`,
};

function settled(row: RelationCandidate, known: Awaited<ReturnType<typeof ownEdges>>): Settled {
  const [from, to] = row.ends;
  const isSelf =
    from?.targetId != null ? from.targetId === to?.targetId : from?.status === "own" && to?.status === "own";
  if (isSelf) {
    const params = { value: to?.name ?? "" };
    return { state: "refused", reasons: [{ ...OF_ROW, ...described("selfRelation"), params }] };
  }
  const pair = pairOf(row);
  const edge = pair === null ? undefined : known.get(pair.key);
  if (edge === undefined) return { state: "create", reasons: [] };
  const key = edge.state === "rejected" ? "imports:ends.rejected" : "imports:ends.exists";
  return { state: "join", reasons: [{ key, params: {} }] };
}

const OF_ROW = { column: null, title: null, field: null } as const;
