import type { TierFlow } from "~/backend/contract/tier-flow";
import { paths } from "~/paths";
import type { Overview } from "../../queries.server";
import { type FlowProblems, type FlowView, flowSearch, startText } from "../flow-view";
import type { FlowWords } from "../words.server";
import { filterOf } from "./filter";
import { panelOf } from "./panel";
import { tablesOf } from "./tables";
import { namesIn, toDrawing } from "./to-drawing";

interface ToView {
  answer: TierFlow;
  overview: Overview;
  view: FlowView;
  problems: FlowProblems;
  words: FlowWords;
}

/** The whole screen in the reader's words: what its components draw, and nothing else. */
export function toFlowScreen({ answer, overview, view, problems, words }: ToView) {
  const path = paths.tierFlow;
  const name = nameOf(answer, view, words);
  const starts = startsOf(overview, view, words);
  const filter = filterOf(view, problems, starts, words, path);
  const nameIn = namesIn(answer, view, words);
  const href = (change: Partial<FlowView>) => path(flowSearch({ ...view, flow: null, ...change }));
  const opened = view.open.map(({ tier, key }) => ({
    key: `${tier}:${key}`,
    text: words.list([nameIn(tier, key), words.text("tier", { tier })]),
    href: href({ open: view.open.filter((one) => one.tier !== tier) }),
  }));
  const isPicture = view.as === "picture";
  const count = { count: answer.total, number: words.number(answer.total) };
  const { collection } = answer;
  return {
    pageName: name,
    heading: name,
    count: answer.cut ? words.text("totalAtLeast", count) : words.text("total", count),
    collectionId: collection?.id ?? null,
    as: view.as,
    pictureHref: href({ as: "picture" }),
    tableHref: href({ as: "table" }),
    isEmpty: answer.total === 0,
    isFiltered: filter.clearHref !== null,
    filter: { ...filter, chips: [...opened, ...filter.chips] },
    startNotice: problems.starts ? words.flow("from.cut") : null,
    drawing: isPicture ? toDrawing({ answer, view, words, name, path }) : null,
    tables: tablesOf(answer, view, words, path),
    caption: captionOf(answer, view, words),
    panel: panelOf(answer, view, words, path),
    exports: (["svg", "csv", "graphml"] as const).map((format) => ({
      format,
      href: paths.tierFlowExport(format, flowSearch({ ...view, flow: null, as: "picture" })),
    })),
  };
}
export type FlowScreenView = ReturnType<typeof toFlowScreen>;

/** What it is the flow of. */
export function nameOf({ collection }: TierFlow, { from }: FlowView, words: FlowWords): string {
  if (collection) return collection.name ?? words.text("all");
  const count = "targets" in from ? from.targets.length : 0;
  return words.flow("from.targets", { count, number: words.number(count) });
}

function startsOf({ content }: Overview, view: FlowView, words: FlowWords) {
  const chosen = startText(view.from);
  const options = [
    { value: "all", label: words.text("all") },
    ...content.map(({ id, name }) => ({ value: `collection:${id}`, label: name })),
  ];
  if (options.some(({ value }) => value === chosen)) return { options };
  const count = "targets" in view.from ? view.from.targets.length : 0;
  const label =
    count > 0 ? words.flow("from.targets", { count, number: words.number(count) }) : words.flow("from.mine");
  return { options: [{ value: chosen, label }, ...options] };
}

/** What the picture shows and what it leaves out, in sentences. */
function captionOf(answer: TierFlow, view: FlowView, words: FlowWords): string[] {
  const inside = answer.tiers.filter((tier) => tier.inside > 0);
  const without = answer.flows.reduce((sum, { withoutCount }) => sum + withoutCount, 0);
  const relations = answer.flows.reduce((sum, flow) => sum + flow.relations, 0);
  return [
    words.flow(view.width === "relations" ? "caption.relations" : "caption.shipments"),
    ...(view.width === "shipments" && without > 0
      ? [
          words.flow("caption.without", {
            count: relations,
            without: words.number(without),
            number: words.number(relations),
          }),
        ]
      : []),
    ...inside.map((tier) =>
      words.flow("caption.inside", { count: tier.inside, number: words.number(tier.inside), tier: tier.tier }),
    ),
    ...(answer.backwards > 0
      ? [words.flow("caption.backwards", { count: answer.backwards, number: words.number(answer.backwards) })]
      : []),
    ...(answer.cut ? [words.text("notice.walk", { number: words.number(MOST_TARGETS) })] : []),
  ];
}

/** What one request looks at (`network/graph/walk`). */
const MOST_TARGETS = 10_000;
