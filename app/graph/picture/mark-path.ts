import type { RiskName } from "~/backend/contract/score-words";
import { MARKS } from "../layout/layout";
import type { Marks } from "./marks";

const W = MARKS.width;
const R = W * 0.36;

/** The shape of a risk as on cards, as the data of a path within `MARKS.width` units. */
export function markAt(risk: RiskName, x: number, y: number): string {
  switch (risk) {
    case "NA":
      return `M${x + 1} ${y + W / 2 - 1}h${W - 2}v2h${2 - W}z`;
    case "Mid":
      return `M${x + 1.5} ${y + 1.5}h${W - 3}v${W - 3}h${3 - W}z`;
    case "High":
      return `M${x + W / 2} ${y + 0.5}L${x + W - 0.5} ${y + W - 1}H${x + 0.5}z`;
    case "Critical":
      return `M${x + 3} ${y}h${W - 6}l3 3v${W - 6}l-3 3h${6 - W}l-3 -3v${6 - W}z`;
    default:
      return `M${x + W / 2 - R} ${y + W / 2}a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0`;
  }
}

/** A frame around a mark, as the data of a path. */
export const frameAt = (x: number, y: number): string => `M${x - 3} ${y - 3}h${W + 6}v${W + 6}h${-6 - W}z`;

/** Lines between the middles of marks. */
export function linesOf({ x, y }: Marks, pairs: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const [one = 0, other = 0] = [pairs[at], pairs[at + 1]];
    parts.push(
      `M${(x[one] ?? 0) + W / 2} ${(y[one] ?? 0) + W / 2}L${(x[other] ?? 0) + W / 2} ${(y[other] ?? 0) + W / 2}`,
    );
  }
  return parts.join("");
}
