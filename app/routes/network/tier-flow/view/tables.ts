import type { RiskName } from "~/backend/contract/score-words";
import type { TierFlow } from "~/backend/contract/tier-flow";
import { type FlowView, flowSearch } from "../flow-view";
import type { FlowWords } from "../words.server";
import { barsOf, flowSentence, namesIn } from "./to-drawing";

/** All figures of the picture as rows. */
export interface FlowTables {
  groups: {
    key: string;
    tier: string;
    name: string;
    href: string | null;
    targets: string;
    risk: RiskName;
    risks: string;
  }[];
  flows: {
    key: string;
    tier: string;
    from: string;
    to: string;
    href: string;
    relations: string;
    shipments: string;
    withoutCount: string;
    newest: string;
    probability: string;
    sentence: string;
  }[];
}

export function tablesOf(
  answer: TierFlow,
  view: FlowView,
  words: FlowWords,
  path: (search: string) => string,
): FlowTables {
  const nameIn = namesIn(answer, view, words);
  const href = (change: Partial<FlowView>) => path(flowSearch({ ...view, ...change }));
  return {
    groups: answer.tiers.flatMap((tier) =>
      barsOf(tier).map(({ key, targets, byRisk }) => ({
        key: `${tier.tier}:${key}`,
        tier: words.text("tier", { tier: tier.tier }),
        name: nameIn(tier.tier, key),
        href:
          key === "others"
            ? null
            : href({
                flow: null,
                open: [...view.open.filter((one) => one.tier !== tier.tier), { tier: tier.tier, key }],
              }),
        targets: words.number(targets),
        risk: byRisk[0]?.risk ?? "NA",
        risks: words.list(byRisk.map((one) => `${words.word("risk", one.risk)} ${words.number(one.targets)}`)),
      })),
    ),
    flows: answer.flows.map((flow) => {
      const { fromTier, fromKey, toKey, relations, shipments, withoutCount, newestShipmentOn, weakest, strongest } =
        flow;
      const [far, near] = [nameIn(fromTier, fromKey), nameIn(fromTier - 1, toKey)];
      const [from, to] = answer.direction === "up" ? [far, near] : [near, far];
      return {
        key: `${fromTier}:${fromKey}:${toKey}`,
        tier: words.text("tier", { tier: fromTier }),
        ...{ from, to },
        href: href({ flow: { fromTier, fromKey, toKey } }),
        relations: words.number(relations),
        shipments: shipments === null ? "" : words.number(shipments),
        withoutCount: withoutCount === 0 ? "" : words.number(withoutCount),
        newest: newestShipmentOn ? words.day(newestShipmentOn) : "",
        probability:
          weakest === strongest ? words.percent(weakest) : `${words.percent(weakest)}–${words.percent(strongest)}`,
        sentence: flowSentence(flow, [far, near], answer.direction, words),
      };
    }),
  };
}
