import { EDGE_SOURCE_NAMES, type EdgeSourceName } from "~/backend/contract/graph-words";
import { FLOW_GROUPS, type FlowGroup, MOST_STARTS } from "~/backend/contract/tier-flow-words";
import type { CollectionParam } from "~/paths";

/** What ribbons are as wide as. */
export const WIDTHS = ["relations", "shipments"] as const;
export const DIRECTIONS = ["up", "down"] as const;

/** Where it starts: everything followed (0) or a collection, or targets that somebody named. */
export type FlowStart = { collection: CollectionParam } | { targets: number[] };

/** What of a network's tiers is looked at and how: one object, held in the URL. */
export interface FlowView {
  from: FlowStart;
  /** Null: a collection's own direction. */
  direction: (typeof DIRECTIONS)[number] | null;
  group: FlowGroup;
  maxTier: number | null;
  sources: EdgeSourceName[];
  /** 0 to 1. */
  probability: number | null;
  hsCode: string | null;
  width: (typeof WIDTHS)[number];
  /** Groups that all ways lead through, in the order in which they were opened. */
  open: { tier: number; key: string }[];
  /** The flow whose relations are listed. */
  flow: { fromTier: number; fromKey: string; toKey: string } | null;
  as: "picture" | "table";
}

export const EMPTY_FLOW: FlowView = {
  from: { collection: 0 },
  ...{ direction: null, group: "country", maxTier: null, sources: [], probability: null, hsCode: null },
  ...{ width: "relations", open: [], flow: null, as: "picture" },
};

/** What somebody typed and no field can hold: it stays in its field, beside what is wrong with it. */
export interface FlowProblems {
  probability?: string;
  hs?: string;
  /** More starting points were named than may be. */
  starts?: true;
}

/** Whatever the address holds, a flow opens: what is no value of a part counts as not said, and what was typed is told. */
export function parseFlowView(search: URLSearchParams): { view: FlowView; problems: FlowProblems } {
  const typed = (name: string) => (search.get(name) ?? "").trim().slice(0, 40);
  const list = (name: string) =>
    search
      .getAll(name)
      .flatMap((text) => text.split(","))
      .filter(Boolean);
  const among = <T extends string | number>(values: readonly T[], name: string): T | null =>
    values.find((value) => String(value) === search.get(name)) ?? null;
  const probability = /^(?:0?[.,]\d{1,4}|0|1(?:[.,]0{1,4})?)$/.test(typed("probability"))
    ? Number(typed("probability").replace(",", "."))
    : null;
  const hsCode = /^\d{2,6}$/.test(typed("hs").replaceAll(/[. ]/g, "")) ? typed("hs").replaceAll(/[. ]/g, "") : null;
  const { from, isCut } = startOf(search.get("from") ?? "");
  const view: FlowView = {
    from,
    direction: among(DIRECTIONS, "direction"),
    group: among(FLOW_GROUPS, "group") ?? EMPTY_FLOW.group,
    maxTier: among([1, 2, 3, 4, 5], "maxTier"),
    sources: EDGE_SOURCE_NAMES.filter((source) => list("sources").includes(source)),
    probability: probability || null,
    hsCode,
    width: among(WIDTHS, "width") ?? EMPTY_FLOW.width,
    open: openedOf(list("open")),
    flow: flowOf(search.get("flow") ?? ""),
    as: search.get("as") === "table" ? "table" : "picture",
  };
  const problems: FlowProblems = {
    ...(typed("probability") !== "" && probability === null && { probability: typed("probability") }),
    ...(typed("hs") !== "" && hsCode === null && { hs: typed("hs") }),
    ...(isCut && { starts: true }),
  };
  return { view, problems };
}

const KEY = "[A-Za-z0-9-]{1,60}";
const OPENED = new RegExp(`^([1-5]):(${KEY})$`);
const FLOW = new RegExp(`^([2-5]):(${KEY}):(${KEY})$`);

/** One group of a tier is opened at most: a way leads through one. */
function openedOf(texts: readonly string[]): FlowView["open"] {
  const byTier = new Map<number, string>();
  for (const text of texts) {
    const [, tier, key] = OPENED.exec(text) ?? [];
    if (tier && key) byTier.set(Number(tier), key);
  }
  return [...byTier].map(([tier, key]) => ({ tier, key }));
}

function flowOf(text: string): FlowView["flow"] {
  const [, tier, fromKey, toKey] = FLOW.exec(text) ?? [];
  return tier && fromKey && toKey ? { fromTier: Number(tier), fromKey, toKey } : null;
}

function startOf(text: string): { from: FlowStart; isCut?: boolean } {
  const [what, rest = ""] = text.split(":");
  if (what === "collection" && rest === "my") return { from: { collection: "my" } };
  if (what === "collection" && /^(?:0|[1-9]\d{0,14})$/.test(rest)) return { from: { collection: Number(rest) } };
  if (what !== "targets") return { from: EMPTY_FLOW.from };
  const ids = [...new Set(rest.split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id)))].map(Number);
  if (ids.length === 0) return { from: EMPTY_FLOW.from };
  return { from: { targets: ids.slice(0, MOST_STARTS) }, isCut: ids.length > MOST_STARTS };
}

/** As the address and the backend write it. */
export function startText(from: FlowStart): string {
  if ("targets" in from) return `targets:${from.targets.join()}`;
  return from.collection === 0 ? "all" : `collection:${from.collection}`;
}

/** `?…`, or nothing where all is as it is unless said; one view has one address. */
export function flowSearch(view: FlowView): string {
  const pairs: [string, string][] = [
    ["from", startText(view.from) === "all" ? "" : startText(view.from)],
    ["direction", view.direction ?? ""],
    ["group", view.group === EMPTY_FLOW.group ? "" : view.group],
    ["maxTier", view.maxTier === null ? "" : String(view.maxTier)],
    ["sources", view.sources.join()],
    ["probability", view.probability === null ? "" : String(view.probability)],
    ["hs", view.hsCode ?? ""],
    ["width", view.width === EMPTY_FLOW.width ? "" : view.width],
    ["open", view.open.map(({ tier, key }) => `${tier}:${key}`).join()],
    ["flow", view.flow ? `${view.flow.fromTier}:${view.flow.fromKey}:${view.flow.toKey}` : ""],
    ["as", view.as === "table" ? "table" : ""],
  ];
  const said = pairs.filter(([, value]) => value !== "");
  if (said.length === 0) return "";
  const written = (value: string) => encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `?${said.map(([name, value]) => `${name}=${written(value)}`).join("&")}`;
}

/** What the backend is asked for. */
export function flowQuery(view: FlowView) {
  const { direction, sources, probability, hsCode, maxTier, open, flow } = view;
  return {
    from: startText(view.from),
    group: view.group,
    ...(direction && { direction }),
    ...(sources.length > 0 && { sources: sources.join() }),
    ...(probability && { minimumProbability: probability }),
    ...(hsCode && { hsCode }),
    ...(maxTier && { maxTier }),
    ...(open.length > 0 && { open: open.map(({ tier, key }) => `${tier}:${key}`).join() }),
    ...(flow && { flow: `${flow.fromTier}:${flow.fromKey}:${flow.toKey}` }),
  };
}
