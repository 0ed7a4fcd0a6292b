import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import type { TreeGraph } from "~/backend/contract/graphs";
import { COLLAPSES, type Collapse } from "~/graph/graph";
import { DIGITS, EMPTY_VIEW, filterOf, type GraphView, graphSearch, ROOMS } from "../graph-view";
import type { GraphWords } from "../words.server";

interface Option {
  value: string;
  label: string;
}
export interface FilterFormView {
  sources: { options: Option[]; chosen: string[] };
  collections: { options: Option[]; chosen: string[] };
  /** What one choice is enough for: each a link. */
  menus: {
    name: string;
    label: string;
    chosen: string;
    options: { label: string; href: string; current: boolean }[];
  }[];
  selects: { name: string; label: string; options: Option[]; chosen: string }[];
  /** What is not asked for here and stays. */
  kept: [string, string][];
  chips: { key: string; text: string; href: string }[];
  clearHref: string | null;
}

type Head = Pick<TreeGraph, "collection" | "collections" | "headings">;

/** The filter as a form and as chips, in the reader's words; `what` says which of the two graphs asks. */
export function filterForm(
  head: Head,
  view: GraphView,
  by: Collapse,
  what: "tree" | "goods",
  words: GraphWords,
  path: (search: string) => string,
): FilterFormView {
  const any = { value: "", label: words.text("filter.any") };
  const tiers = Array.from({ length: head.collection.maxTier }, (_, n) => String(n + 1));
  const codes = head.headings.map(({ code, commodity, targets }) => ({
    value: code,
    label: `${words.goods(code, commodity)} (${words.number(targets)})`,
  }));
  const turned = (change: Partial<GraphView>) =>
    path(graphSearch({ ...view, edge: null, open: [], row: 0, ...change }));
  const known = view.hsCode === null || codes.some(({ value }) => value === view.hsCode);
  return {
    sources: {
      options: EDGE_SOURCE_NAMES.map((value) => ({ value, label: words.word("edgeSource", value) })),
      chosen: view.sources,
    },
    collections: {
      options: head.collections.map(({ id, name }) => ({ value: String(id), label: name })),
      chosen: view.collections.map(String),
    },
    selects: [
      select("probability", words.text("filter.probability"), view.probability, [
        any,
        ...[50, 60, 70, 80, 90].map((value) => ({
          value: String(value),
          label: words.text("filter.atLeast", { value: words.percent(value / 100) }),
        })),
      ]),
      select("hs", words.text("filter.goods"), view.hsCode, [
        any,
        ...(known ? [] : [{ value: view.hsCode ?? "", label: view.hsCode ?? "" }]),
        ...codes,
      ]),
      ...(what === "goods"
        ? [
            select(
              "digits",
              words.text("filter.digits"),
              view.digits,
              DIGITS.map((value) => ({ value, label: words.text(`digits.${value}`) })),
            ),
          ]
        : []),
      select(
        "room",
        words.text("filter.room"),
        view.room,
        ROOMS.map((value) => ({
          value: String(value),
          label: words.text("filter.upTo", { number: words.number(value) }),
        })),
      ),
    ],
    menus: [
      ...(tiers.length > 1
        ? [
            menu(
              "tier",
              words.text("filter.tier"),
              view.maxTier === null ? "" : String(view.maxTier),
              [any, ...tiers.map((tier) => ({ value: tier, label: words.text("filter.upToTier", { tier }) }))],
              (tier) => turned({ maxTier: tier === "" ? null : Number(tier) }),
            ),
          ]
        : []),
      menu(
        "collapse",
        words.text("filter.collapse"),
        by,
        COLLAPSES.map((value) => ({ value, label: words.text(`collapse.${value}`) })),
        (collapse) => turned({ collapse: COLLAPSES.find((one) => one === collapse) ?? null }),
      ),
    ],
    kept: [
      ...(view.as === "table" ? [["as", "table"] satisfies [string, string]] : []),
      ...(view.maxTier === null ? [] : [["tier", String(view.maxTier)] satisfies [string, string]]),
      ...(view.collapse === null ? [] : [["collapse", view.collapse] satisfies [string, string]]),
    ],
    chips: chipsOf(head, view, words, path),
    clearHref:
      graphSearch(filterOf(view)) === graphSearch({ ...EMPTY_VIEW, digits: view.digits })
        ? null
        : path(graphSearch({ ...EMPTY_VIEW, as: view.as })),
  };
}

const menu = (name: string, label: string, value: string, options: Option[], hrefOf: (value: string) => string) => ({
  name,
  label,
  chosen: options.find((option) => option.value === value)?.label ?? value,
  options: options.map((option) => ({
    label: option.label,
    href: hrefOf(option.value),
    current: option.value === value,
  })),
});

const select = (name: string, label: string, chosen: string | number | null, options: Option[]) => ({
  name,
  label,
  options,
  chosen: chosen === null ? "" : String(chosen),
});

/** What leaves something out, each with the view without it. */
function chipsOf({ collections }: Head, view: GraphView, words: GraphWords, path: (search: string) => string) {
  const without = (change: Partial<GraphView>) =>
    path(graphSearch({ ...view, node: null, edge: null, open: [], row: 0, ...change }));
  const chips: FilterFormView["chips"] = view.sources.map((source) => ({
    key: source,
    text: words.word("edgeSource", source),
    href: without({ sources: view.sources.filter((other) => other !== source) }),
  }));
  for (const id of view.collections) {
    const text = collections.find((one) => one.id === id)?.name ?? String(id);
    chips.push({
      key: `in${id}`,
      text,
      href: without({ collections: view.collections.filter((other) => other !== id) }),
    });
  }
  if (view.probability) {
    const value = words.percent(view.probability / 100);
    chips.push({
      key: "probability",
      text: words.text("filter.atLeast", { value }),
      href: without({ probability: null }),
    });
  }
  if (view.maxTier) {
    chips.push({
      key: "tier",
      text: words.text("filter.upToTier", { tier: view.maxTier }),
      href: without({ maxTier: null }),
    });
  }
  if (view.hsCode)
    chips.push({ key: "hs", text: words.text("chips.goods", { code: view.hsCode }), href: without({ hsCode: null }) });
  return chips;
}
