import type { RiskName } from "~/backend/contract/score-words";
import type { TierFlow, TierFlowRibbon } from "~/backend/contract/tier-flow";
import { OTHER_GROUPS } from "~/backend/contract/tier-flow-words";
import { BAR_WIDTH, layOutFlow } from "~/graph/flow/lay-out-flow";
import { clip, widthOf } from "~/graph/picture/clip";
import type { PictureColumn, RiskCount } from "~/graph/picture/picture";
import { type FlowView, flowSearch } from "../flow-view";
import type { FlowWords } from "../words.server";
import { groupName } from "./group-name";

/** A flow ready to be drawn: places in units of the picture, everything else in the reader's words. */
export interface Drawing {
  label: string;
  width: number;
  height: number;
  columns: PictureColumn[];
  /** By column, from the top. */
  bars: DrawnBar[];
  bands: DrawnBand[];
}

export interface DrawnBar {
  column: number;
  key: string;
  x: number;
  y: number;
  height: number;
  name: string;
  /** As much of it as there is room for. */
  clipped: string;
  note: string;
  risk: RiskName;
  risks: RiskCount[];
  label: string;
  /** Opens it, or closes it where it is open; null of those for which there was no room. */
  href: string | null;
  isOpen: boolean;
}

export interface DrawnBand {
  key: string;
  d: string;
  isLine: boolean;
  label: string;
  href: string | null;
  isChosen: boolean;
}

export interface ToDraw {
  answer: TierFlow;
  view: FlowView;
  words: FlowWords;
  /** What it is the flow of. */
  name: string;
  path(search: string): string;
}

/** Groups of a tier with what is left of them, the last for which there is no room. */
export function barsOf({ groups, others }: TierFlow["tiers"][number]) {
  return others ? [...groups, { ...others, key: OTHER_GROUPS, name: null }] : groups;
}

export function toDrawing({ answer, view, words, name, path }: ToDraw): Drawing {
  const columns = answer.tiers.map((tier) => ({ bars: barsOf(tier) }));
  const laidOut = layOutFlow(
    columns,
    answer.flows.map((flow) => ({ ...flow, column: flow.fromTier - 1, weight: weightOf(flow, view) })),
  );
  const href = (change: Partial<FlowView>) => path(flowSearch({ ...view, ...change }));
  const nameIn = namesIn(answer, view, words);
  const bars = laidOut.bars.map((place): DrawnBar => {
    const group = columns[place.column]?.bars.find(({ key }) => key === place.key);
    const tier = place.column + 1;
    const own = nameIn(tier, place.key);
    const { targets = 0, byRisk = [] } = group ?? {};
    const risks = byRisk.map(({ risk, targets: number }) => ({ risk, number: words.number(number) }));
    const isOpen = view.open.some((one) => one.tier === tier && one.key === place.key);
    const isOthers = place.key === OTHER_GROUPS;
    const total = words.text("total", { count: targets, number: words.number(targets) });
    const risk = byRisk[0]?.risk ?? "NA";
    const isOne = view.group === "target" && !isOthers;
    const note = isOne ? words.word("risk", risk) : total;
    const room = BAR_WIDTH - 34 - 20;
    return {
      ...place,
      name: own,
      clipped: clip(own, room),
      note,
      risk,
      // Where nothing is rated, the number is that of all.
      risks: isOne || risk === "NA" ? [] : fitting(risks, room - widthOf(note) - 10),
      label: sentence(own, tier, total, byRisk, words),
      href: isOthers
        ? href({ as: "table", flow: null })
        : href({ flow: null, open: opened(view, tier, place.key, isOpen) }),
      isOpen,
    };
  });
  return {
    label: words.flow("picture", { name }),
    width: laidOut.width,
    height: laidOut.height,
    columns: answer.tiers.map(({ tier, total }, at) => {
      const count = words.number(total);
      const title = words.text("tier", { tier });
      const all = words.text("total", { count: total, number: count });
      return {
        x: laidOut.columns[at] ?? 0,
        width: BAR_WIDTH,
        title,
        count,
        risks: [],
        label: words.list([title, all]),
      };
    }),
    bars,
    bands: laidOut.bands.map(({ d, isLine }, at): DrawnBand => {
      const flow = answer.flows[at] as TierFlowRibbon;
      const { fromTier, fromKey, toKey } = flow;
      const isChosen = view.flow?.fromTier === fromTier && view.flow.fromKey === fromKey && view.flow.toKey === toKey;
      const ends = [nameIn(fromTier, fromKey), nameIn(fromTier - 1, toKey)];
      return {
        key: `${fromTier}:${fromKey}:${toKey}`,
        ...{ d, isLine, isChosen },
        label: flowSentence(flow, ends, answer.direction, words),
        href: href({ flow: isChosen ? null : { fromTier, fromKey, toKey } }),
      };
    }),
  };
}

const weightOf = ({ relations, shipments }: TierFlowRibbon, { width }: FlowView): number | null =>
  width === "relations" ? relations : shipments;

/** One of a tier at most; chosen again, it is closed. */
const opened = ({ open }: FlowView, tier: number, key: string, isOpen: boolean): FlowView["open"] => {
  const others = open.filter((one) => one.tier !== tier);
  return isOpen ? others : [...others, { tier, key }];
};

export function namesIn({ tiers }: TierFlow, { group }: FlowView, words: FlowWords) {
  const named = new Map(
    tiers.flatMap((tier) => barsOf(tier).map((one) => [`${tier.tier} ${one.key}`, groupName(one, group, words)])),
  );
  for (const { tier, others } of tiers)
    if (others)
      named.set(
        `${tier} ${OTHER_GROUPS}`,
        words.flow("otherGroups", { count: others.groups, number: words.number(others.groups) }),
      );
  return (tier: number, key: string): string =>
    named.get(`${tier} ${key}`) ?? groupName({ key, name: null }, group, words);
}

/** "China, tier 2: 14 targets; High 3, Mid 5". */
function sentence(
  name: string,
  tier: number,
  total: string,
  byRisk: readonly { risk: RiskName; targets: number }[],
  words: FlowWords,
): string {
  const risks = byRisk.map(({ risk, targets }) => `${words.word("risk", risk)} ${words.number(targets)}`);
  return words.list([words.labelled(words.list([name, words.text("tier", { tier })]), total), ...risks]);
}

/** "From China to Germany: 3 relationships, 50 shipments, 1 without a count". */
export function flowSentence(
  { relations, shipments, withoutCount }: TierFlowRibbon,
  [far = "", near = ""]: readonly string[],
  direction: TierFlow["direction"],
  words: FlowWords,
): string {
  const [from, to] = direction === "up" ? [far, near] : [near, far];
  const parts = [words.flow("relations", { count: relations, number: words.number(relations) })];
  if (shipments !== null)
    parts.push(words.text("evidence.shipments", { count: shipments, number: words.number(shipments) }));
  if (withoutCount > 0) parts.push(words.flow("withoutCount", { number: words.number(withoutCount) }));
  return words.labelled(words.flow("fromTo", { from, to }), words.list(parts));
}

function fitting(risks: RiskCount[], room: number): RiskCount[] {
  let used = 0;
  return risks.filter(({ number }) => {
    used += widthOf(number) + 23;
    return used <= room;
  });
}
