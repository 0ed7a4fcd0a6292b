import { EDGE_SOURCE_NAMES, type EdgeSourceName, GRAPH_TARGETS } from "~/backend/contract/graph-words";
import { COLLAPSES, type Collapse } from "~/graph/graph";

/** How many targets are asked for. */
export const ROOMS = [60, 150, GRAPH_TARGETS.usual, 2000, GRAPH_TARGETS.most] as const;
export const DIGITS = ["2", "4", "6"] as const;

/** What of a collection's graph is looked at and how: one object, held in the URL. */
export interface GraphView {
  /** Only what is in one of these too. */
  collections: number[];
  hsCode: string | null;
  sources: EdgeSourceName[];
  /** In per cent. */
  probability: number | null;
  maxTier: number | null;
  /** Null: as fits the size of the graph. */
  collapse: Collapse | null;
  room: (typeof ROOMS)[number];
  /** Of goods: how many digits of a code stand together. */
  digits: (typeof DIGITS)[number];
  /** What stands by itself although others like it stand together, in the order in which it was opened. */
  open: string[];
  /** Words of a name that is looked for among the targets. */
  find: string | null;
  /** The node whose details are shown. */
  node: string | null;
  /** The two targets whose edges are shown. */
  edge: { from: number; to: number } | null;
  as: "picture" | "table";
  /** The first row of the table. */
  row: number;
}

export const EMPTY_VIEW: GraphView = {
  collections: [],
  hsCode: null,
  sources: [],
  probability: null,
  maxTier: null,
  collapse: null,
  room: GRAPH_TARGETS.usual,
  digits: "4",
  open: [],
  find: null,
  node: null,
  edge: null,
  as: "picture",
  row: 0,
};

/** Whatever the address holds, a graph opens: what is no value of a part counts as not said. */
export function parseGraphView(search: URLSearchParams): GraphView {
  const list = (name: string) =>
    search
      .getAll(name)
      .flatMap((text) => text.split(","))
      .filter(Boolean);
  const among = <T extends string | number>(values: readonly T[], name: string): T | null =>
    values.find((value) => String(value) === search.get(name)) ?? null;
  const whole = (text: string | null, most: number) =>
    text !== null && /^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : null;
  const [, from, to] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(search.get("edge") ?? "") ?? [];
  return {
    collections: [...new Set(list("in").filter((id) => /^[1-9]\d{0,14}$/.test(id)))]
      .slice(0, 100)
      .map(Number)
      .sort((a, b) => a - b),
    hsCode: /^\d{2,6}$/.test(search.get("hs") ?? "") ? search.get("hs") : null,
    sources: EDGE_SOURCE_NAMES.filter((source) => list("sources").includes(source)),
    probability: whole(search.get("probability"), 100) || null,
    maxTier: among([1, 2, 3, 4, 5], "tier"),
    collapse: among(COLLAPSES, "collapse"),
    room: among(ROOMS, "room") ?? EMPTY_VIEW.room,
    digits: among(DIGITS, "digits") ?? EMPTY_VIEW.digits,
    open: [...new Set(list("open").filter((key) => KEY.test(key)))].slice(0, 50),
    find: [...(search.get("find") ?? "").trim()].slice(0, LONGEST_FIND).join("").trim() || null,
    node: KEY.test(search.get("node") ?? "") ? search.get("node") : null,
    edge: from && to ? { from: Number(from), to: Number(to) } : null,
    as: search.get("as") === "table" ? "table" : "picture",
    row: whole(search.get("row"), GRAPH_TARGETS.most) ?? 0,
  };
}

const LONGEST_FIND = 100;
/** `t12`, `hs7325`, `country.2.CZ`. */
const KEY = /^[\w.-]{1,60}$/;

/** `?…`, or nothing where all is as it is unless said; one view has one address. */
export function graphSearch(view: GraphView): string {
  const pairs: [string, string][] = [
    ["in", view.collections.join()],
    ["hs", view.hsCode ?? ""],
    ["sources", view.sources.join()],
    ["probability", view.probability === null ? "" : String(view.probability)],
    ["tier", view.maxTier === null ? "" : String(view.maxTier)],
    ["collapse", view.collapse ?? ""],
    ["room", view.room === EMPTY_VIEW.room ? "" : String(view.room)],
    ["digits", view.digits === EMPTY_VIEW.digits ? "" : view.digits],
    ["open", view.open.join()],
    ["find", view.find ?? ""],
    ["node", view.node ?? ""],
    ["edge", view.edge ? `${view.edge.from}-${view.edge.to}` : ""],
    ["as", view.as === "table" ? "table" : ""],
    ["row", view.row === 0 ? "" : String(view.row)],
  ];
  const said = pairs.filter(([, value]) => value !== "");
  return said.length === 0
    ? ""
    : `?${said.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`).join("&")}`;
}

/** The filter alone, without what is open, chosen or turned to. */
export const filterOf = (view: GraphView): GraphView => ({
  ...EMPTY_VIEW,
  collections: view.collections,
  hsCode: view.hsCode,
  sources: view.sources,
  probability: view.probability,
  maxTier: view.maxTier,
  digits: view.digits,
});

/** What the backend is asked for. */
export function graphQuery({ collections, hsCode, sources, probability, maxTier, room }: GraphView) {
  return {
    limit: room,
    ...(collections.length > 0 && { collectionTreeFilter: collections.join() }),
    ...(hsCode && { hsCode }),
    ...(sources.length > 0 && { sources: sources.join() }),
    ...(probability && { minimumProbability: probability / 100 }),
    ...(maxTier && { maxTier }),
  };
}
