import type { RiskName } from "~/backend/contract/score-words";
import type { TierFlow } from "~/backend/contract/tier-flow";
import { paths } from "~/paths";
import { type FlowView, flowSearch } from "../flow-view";
import type { FlowWords } from "../words.server";
import { flowSentence, namesIn } from "./to-drawing";

/** What is chosen: an opened group with its targets, or a flow with its relations. */
export interface FlowPanel {
  title: string;
  note: string;
  closeHref: string;
  listTitle: string;
  items: { key: string; name: string; href: string; note: string; risk: RiskName }[];
  more: string | null;
}

export function panelOf(
  answer: TierFlow,
  view: FlowView,
  words: FlowWords,
  path: (search: string) => string,
): FlowPanel | null {
  const nameIn = namesIn(answer, view, words);
  const href = (change: Partial<FlowView>) => path(flowSearch({ ...view, ...change }));
  const more = (total: number, shown: number) =>
    total > shown ? words.text("panel.more", { count: total - shown, number: words.number(total - shown) }) : null;
  const { relations, members } = answer;
  const flow =
    view.flow &&
    answer.flows.find(
      ({ fromTier, fromKey, toKey }) =>
        fromTier === view.flow?.fromTier && fromKey === view.flow.fromKey && toKey === view.flow.toKey,
    );
  if (relations && flow) {
    const { fromTier, fromKey, toKey } = flow;
    const ends = [nameIn(fromTier, fromKey), nameIn(fromTier - 1, toKey)] as const;
    const [from, to] = answer.direction === "up" ? ends : [ends[1], ends[0]];
    return {
      title: words.flow("fromTo", { from, to }),
      note: flowSentence(flow, ends, answer.direction, words),
      closeHref: href({ flow: null }),
      listTitle: words.flow("panel.relations"),
      items: relations.content.map((one) => ({
        key: `${one.from.id}-${one.to.id}`,
        name: `${one.from.name} → ${one.to.name}`,
        href: paths.networkEdge(one.from.id, one.to.id),
        note: words.list([
          one.shipments === null
            ? words.flow("noCount")
            : words.text("evidence.shipments", { count: one.shipments, number: words.number(one.shipments) }),
          ...(one.lastShipmentOn ? [words.text("evidence.last", { day: words.day(one.lastShipmentOn) })] : []),
          ...(one.probability < 1 ? [words.percent(one.probability)] : []),
        ]),
        risk: one.from.risk,
      })),
      more: more(relations.total, relations.content.length),
    };
  }
  if (!members || members.total === 0) return null;
  const { tier, key, total, targets } = members;
  return {
    title: nameIn(tier, key),
    note: words.list([
      words.text("tier", { tier }),
      words.text("total", { count: total, number: words.number(total) }),
    ]),
    closeHref: href({ flow: null, open: view.open.filter((one) => one.tier !== tier) }),
    listTitle: words.text("panel.members"),
    items: targets.map(({ id, name, country, score, risk }) => ({
      key: String(id),
      name,
      href: paths.networkTarget(id),
      note: words.list([
        `${words.word("risk", risk)}${score === null ? "" : ` ${words.number(Math.round(score))}`}`,
        ...(country ? [words.country(country)] : []),
      ]),
      risk,
    })),
    more: more(total, targets.length),
  };
}
