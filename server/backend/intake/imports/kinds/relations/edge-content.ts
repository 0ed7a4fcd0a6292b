import type { EdgeGood } from "../../../../platform/db/schema/targets";
import { MOST_SHIPMENTS } from "../../rows/shipments";
import type { OwnEdge } from "./own-edges";
import type { Relation } from "./relation";

/** What is told of an edge. */
export interface EdgeContent extends Omit<EdgeGood, "code"> {
  probability: number;
  hsCodes: string[];
  goods: EdgeGood[];
}

/** What several rows tell of one edge: shipments add up, and it is as sure as the surest of them. A row of one code tells it of that code, too. */
export function contentOf(rows: readonly Relation[]): EdgeContent {
  const goods = new Map<string, EdgeGood>();
  for (const row of rows) {
    const [code, other] = row.hsCodes;
    if (code === undefined || other !== undefined) continue;
    goods.set(code, { code, ...together([...(goods.has(code) ? [goods.get(code) as EdgeGood] : []), saidBy(row)]) });
  }
  return {
    ...together(rows.map(saidBy)),
    probability: Math.max(...rows.map(({ probability }) => probability ?? 1)),
    hsCodes: [...new Set(rows.flatMap(({ hsCodes }) => hsCodes))],
    goods: [...goods.values()],
  };
}

type Said = Omit<EdgeGood, "code">;
const saidBy = ({ shipments, first, last }: Relation): Said => ({
  ...{ shipments, firstShipmentOn: first, lastShipmentOn: last },
});

function together(all: readonly Said[]): Said {
  const counts = all.flatMap(({ shipments }) => shipments ?? []);
  return {
    shipments:
      counts.length > 0
        ? Math.min(
            MOST_SHIPMENTS,
            counts.reduce((sum, count) => sum + count, 0),
          )
        : null,
    firstShipmentOn: all.flatMap(({ firstShipmentOn }) => firstShipmentOn ?? []).sort()[0] ?? null,
    lastShipmentOn:
      all
        .flatMap(({ lastShipmentOn }) => lastShipmentOn ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

/** An edge that is there keeps what it says and takes what it does not say yet, as targets do; null where that is nothing. */
export function fillIn(edge: OwnEdge, told: EdgeContent): Omit<EdgeContent, "probability"> | null {
  const filled = {
    shipments: edge.shipments ?? told.shipments,
    firstShipmentOn: edge.firstShipmentOn ?? told.firstShipmentOn,
    lastShipmentOn: edge.lastShipmentOn ?? told.lastShipmentOn,
    hsCodes: [...new Set([...edge.hsCodes, ...told.hsCodes])],
    goods: [...edge.goods, ...told.goods.filter(({ code }) => !edge.goods.some((known) => known.code === code))],
  };
  const isSame =
    filled.shipments === edge.shipments &&
    filled.firstShipmentOn === edge.firstShipmentOn &&
    filled.lastShipmentOn === edge.lastShipmentOn &&
    filled.hsCodes.length === edge.hsCodes.length &&
    filled.goods.length === edge.goods.length;
  return isSame ? null : filled;
}
