import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import { FLOW_GROUPS } from "~/backend/contract/tier-flow-words";
import { DIRECTIONS, EMPTY_FLOW, type FlowProblems, type FlowView, flowSearch, startText, WIDTHS } from "../flow-view";
import type { FlowWords } from "../words.server";

interface Option {
  value: string;
  label: string;
}

/** Choices that are one step away, and the form of all that leaves something out. */
export interface FilterView {
  menus: {
    name: string;
    label: string;
    chosen: string;
    options: { label: string; href: string; current: boolean }[];
  }[];
  sources: { options: Option[]; chosen: string[] };
  selects: { name: string; label: string; options: Option[]; chosen: string }[];
  fields: { name: "probability" | "hs"; label: string; hint: string; value: string; problem: string | null }[];
  /** What the form does not ask for and keeps. */
  kept: [name: string, value: string][];
  chips: { key: string; text: string; href: string }[];
  clearHref: string | null;
}

interface Starts {
  /** To choose from, with the one that is chosen. */
  options: Option[];
}

export function filterOf(
  view: FlowView,
  problems: FlowProblems,
  { options }: Starts,
  words: FlowWords,
  path: (search: string) => string,
): FilterView {
  const href = (change: Partial<FlowView>) => path(flowSearch({ ...view, flow: null, ...change }));
  const menu = <T extends string>(
    name: string,
    label: string,
    value: T,
    all: readonly { value: T; label: string }[],
    to: (value: T) => string,
  ) => ({
    ...{ name, label },
    chosen: all.find((one) => one.value === value)?.label ?? value,
    options: all.map((one) => ({ label: one.label, href: to(one.value), current: one.value === value })),
  });
  return {
    menus: [
      menu(
        "group",
        words.text("filter.collapse"),
        view.group,
        FLOW_GROUPS.map((value) => ({ value, label: words.flow(`group.${value}`) })),
        // Another grouping has other groups.
        (group) => href({ group, open: [] }),
      ),
      menu(
        "width",
        words.flow("width.label"),
        view.width,
        WIDTHS.map((value) => ({ value, label: words.flow(`width.${value}`) })),
        (width) => href({ width }),
      ),
    ],
    sources: {
      options: EDGE_SOURCE_NAMES.map((value) => ({ value, label: words.word("edgeSource", value) })),
      chosen: view.sources,
    },
    selects: [
      { name: "from", label: words.flow("from.label"), options, chosen: startText(view.from) },
      {
        name: "direction",
        label: words.flow("direction.label"),
        options: [
          { value: "", label: words.flow("direction.own") },
          ...DIRECTIONS.map((value) => ({ value, label: words.flow(`direction.${value}`) })),
        ],
        chosen: view.direction ?? "",
      },
      {
        name: "maxTier",
        label: words.text("filter.tier"),
        options: [
          { value: "", label: words.text("filter.any") },
          ...["1", "2", "3", "4", "5"].map((tier) => ({ value: tier, label: words.text("filter.upToTier", { tier }) })),
        ],
        chosen: view.maxTier === null ? "" : String(view.maxTier),
      },
    ],
    fields: [
      {
        name: "probability",
        label: words.flow("probability.label"),
        hint: words.flow("probability.hint"),
        value: problems.probability ?? (view.probability === null ? "" : String(view.probability)),
        problem: problems.probability === undefined ? null : words.flow("probability.problem"),
      },
      {
        name: "hs",
        label: words.flow("hs.label"),
        hint: words.flow("hs.hint"),
        value: problems.hs ?? view.hsCode ?? "",
        problem: problems.hs === undefined ? null : words.flow("hs.problem"),
      },
    ],
    kept: (
      [
        ["group", view.group === EMPTY_FLOW.group ? "" : view.group],
        ["width", view.width === EMPTY_FLOW.width ? "" : view.width],
        ["as", view.as === "table" ? "table" : ""],
      ] satisfies [string, string][]
    ).filter(([, value]) => value !== "") as [string, string][],
    chips: chipsOf(view, words, href),
    clearHref: isFiltered(view)
      ? path(flowSearch({ ...EMPTY_FLOW, from: view.from, group: view.group, width: view.width, as: view.as }))
      : null,
  };
}

const isFiltered = ({ sources, probability, hsCode, maxTier, direction, open }: FlowView): boolean =>
  sources.length > 0 ||
  probability !== null ||
  hsCode !== null ||
  maxTier !== null ||
  direction !== null ||
  open.length > 0;

/** What leaves something out, each with the view without it; opened groups are named by who knows their names. */
function chipsOf(view: FlowView, words: FlowWords, href: (change: Partial<FlowView>) => string): FilterView["chips"] {
  const chips = view.sources.map((source) => ({
    key: source as string,
    text: words.word("edgeSource", source),
    href: href({ sources: view.sources.filter((other) => other !== source) }),
  }));
  if (view.direction)
    chips.push({ key: "direction", text: words.flow(`direction.${view.direction}`), href: href({ direction: null }) });
  if (view.probability) {
    const value = words.percent(view.probability);
    chips.push({
      key: "probability",
      text: words.text("filter.atLeast", { value }),
      href: href({ probability: null }),
    });
  }
  if (view.maxTier) {
    const text = words.text("filter.upToTier", { tier: view.maxTier });
    chips.push({ key: "tier", text, href: href({ maxTier: null }) });
  }
  if (view.hsCode)
    chips.push({ key: "hs", text: words.text("chips.goods", { code: view.hsCode }), href: href({ hsCode: null }) });
  return chips;
}
