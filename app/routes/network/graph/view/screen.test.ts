import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toCsv } from "~/domain/export/csv";
import { collapse } from "~/graph/collapse";
import { toGraphMl } from "~/graph/export/graph-ml";
import { goodsGraph } from "~/graph/goods";
import type { GraphEdge, GraphTarget } from "~/graph/graph";
import { neighbour } from "~/graph/neighbours";
import { clip } from "~/graph/picture/clip";
import { lineOf, PALEST } from "~/graph/picture/edge-line";
import { toMarks } from "~/graph/picture/marks";
import { MarksSvg } from "~/graph/picture/marks-svg";
import { EMPTY_VIEW, type GraphView } from "../graph-view";
import type { GraphWords } from "../words.server";
import { draw, type ToShow } from "./draw.server";
import { finderOf } from "./finder";
import { noticeOf } from "./notices";
import { panelOf } from "./panel";
import { tableOf } from "./table";

/** Says keys and what fills them in, so that tests read what is said and not how. */
const words: GraphWords = {
  text: (key, params) => [key, ...Object.values(params ?? {})].join(" "),
  word: (_, id) => id,
  country: (code) => code,
  number: String,
  percent: (value) => `${value * 100}%`,
  day: (day) => day,
  list: (parts) => parts.join(", "),
  labelled: (name, value) => `${name}: ${value}`,
  sentences: (parts) => parts.join(" "),
  goods: (code) => code,
};
const targets: GraphTarget[] = Array.from({ length: 9 }, (_, n) => ({
  id: n + 1,
  name: `Werk ${n + 1}`,
  type: "organization",
  ctype: "company",
  country: n < 5 ? "CZ" : null,
  tier: n < 4 ? 1 : 2,
  score: n === 8 ? 81.6 : null,
  risk: n === 8 ? "Critical" : "Low",
  following: n < 4,
  own: false,
  group: null,
  commodity: null,
  hsCodes: [],
}));
const edge = (from: number, to: number, more: Partial<GraphEdge> = {}): GraphEdge => ({
  from,
  to,
  types: ["Supplier"],
  sources: ["Customs"],
  probability: 0.8,
  shipments: 3,
  lastShipmentOn: "2026-01-02",
  hsCodes: [],
  ...more,
});
const edges = [edge(5, 1), edge(6, 1), edge(7, 2), edge(8, 3), edge(9, 4), edge(9, 1, { probability: 0.3 })];
const HEAD: ToShow["head"] = { collection: { name: "Powertrain" }, cut: [], tiers: [] };
const show = (view: Partial<GraphView> = {}, given = targets, head = HEAD) =>
  draw({
    build: (by, open) => collapse(given, edges, by, open),
    head,
    downstream: false,
    what: "tree",
    view: { ...EMPTY_VIEW, ...view },
    words,
    customer: "Nordwind",
    path: (search) => `/graph${search}`,
  });

test.each(["none", "country", "tier", "lowRisk"] as const)(
  "the table has exactly the drawn nodes, put together by %s",
  async (by) => {
    const { graph, picture, names } = await show({ collapse: by });
    const rows = tableOf(graph, picture.nodes, 0, names, words);
    expect(rows.map(({ id }) => id)).toEqual(picture.nodes.map(({ id }) => id).filter((id) => id !== "you"));
    const held = graph.nodes.flatMap((node) => node.targets.map(({ id }) => id));
    expect(held.sort()).toEqual(targets.map(({ id }) => id));
  },
);

test("a chosen target shows its surest way, with the weakest of its evidence", async () => {
  const drawn = await show({ node: "t9" });
  expect(
    drawn.picture.edges
      .filter(({ lit }) => lit)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(["t4 you", "t9 t4"]);
  const panel = panelOf(drawn, "t9", words);
  // As lists and profiles cut it: 81.6 is no 82 in one place and 81 in another.
  expect(panel?.risk?.score).toBe("81");
  expect(panel?.way.map(({ name }) => name)).toEqual(["Werk 4", "Werk 9"]);
  expect(panel?.weakest).toBe("panel.weakest 80%");
  expect(panel?.profileHref).toBe("/network/target/9/profile");
  expect(panel?.lists.map(({ title, items }) => [title, items.map(({ href }) => href)])).toEqual([
    ["panel.delivers", ["/graph?node=t9&edge=9-4", "/graph?node=t9&edge=9-1"]],
  ]);
});

test("a target that is chosen out of a group stands single beside it, and everything else keeps its place", async () => {
  const before = await show({ collapse: "country", node: "country.1.CZ" });
  expect(panelOf(before, "country.1.CZ", words)?.openHref).toBe("/graph?collapse=country&open=country.1.CZ");
  const [member] = panelOf(before, "country.1.CZ", words)?.lists[0]?.items ?? [];
  expect(member?.href).toBe("/graph?collapse=country&node=t1");
  const drawn = await show({ collapse: "country", node: "t2" });
  expect(drawn.selected).toBe("t2");
  const group = drawn.graph.nodes.find(({ id }) => id === "country.1.CZ");
  expect(group?.targets.map(({ id }) => id)).toEqual([1, 3, 4]);
  const farther = ({ picture }: typeof drawn) => picture.nodes.filter(({ column }) => column === 2);
  expect(farther(drawn).map(({ x, y }) => [x, y])).toEqual(farther(before).map(({ x, y }) => [x, y]));
});

test("what has nothing to do with the chosen target fades, and its way and its edges do not", async () => {
  const { picture } = await show({ collapse: "none", node: "t9" });
  expect(picture.isChosen).toBe(true);
  const shown = picture.nodes.filter(({ lit, near, selected }) => lit || near || selected);
  expect(shown.map(({ id }) => id).sort()).toEqual(["t1", "t4", "t9", "you"]);
  expect(
    picture.edges
      .filter(({ lit, near }) => lit || near)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(["t4 you", "t9 t1", "t9 t4"]);
  expect((await show({ collapse: "none" })).picture.isChosen).toBe(false);
});

test("over each tier stands how many targets there are, and how risky those are that are known", async () => {
  const head = {
    collection: { name: "Powertrain" },
    tiers: [
      { tier: 1, targets: 4 },
      { tier: 2, targets: 70 },
    ],
  };
  const [, first, second] = (await show({}, targets, { ...head, cut: [] })).picture.columns;
  expect([first?.title, first?.count, first?.risks]).toEqual(["tier 1", "4", [{ risk: "Low", number: "4" }]]);
  expect(second?.label).toBe("tier 2, total 70 70, Critical: 1, Low: 4");
  // Of the least risky some are not in the graph: how many there are is not said.
  const cut = (await show({}, targets, { ...head, cut: [{ by: "limit", targets: 65 }] })).picture.columns[2];
  expect(cut?.risks).toEqual([{ risk: "Critical", number: "1" }]);
});

test("a search finds names in groups too, without accents, and Enter goes from one hit to the next", async () => {
  const named = targets.map((target) => ({ ...target, name: target.id % 4 === 1 ? `Drát ${target.id}` : target.name }));
  const find = async (view: Partial<GraphView>) => {
    const asked = { ...EMPTY_VIEW, collapse: "country" as const, ...view };
    return finderOf(await show(asked, named), asked, words);
  };
  const found = await find({ find: "drat" });
  expect([found.count, found.hits.map(({ name }) => name)]).toEqual(["find.hits 3 3", ["Drát 1", "Drát 9", "Drát 5"]]);
  expect(found.nextHref).toBe("/graph?collapse=country&find=drat&node=t1");
  const last = await find({ find: "drat", node: "t5" });
  expect([last.count, last.hits, last.nextHref]).toEqual(["find.at 3 3", [], found.nextHref]);
  expect(await find({ find: "nobody" })).toMatchObject({ count: "find.hits 0 0", hits: [], nextHref: null });
  expect((await find({ find: "drat", edge: { from: 9, to: 1 } })).kept).toEqual([["collapse", "country"]]);
});

test("groups open in place", async () => {
  const opened = await show({ collapse: "country", open: ["country.1.CZ", "country.9.XX"] });
  expect(opened.opened).toEqual(["country.1.CZ"]);
  expect(opened.picture.nodes.filter(({ column }) => column === 1)).toHaveLength(4);
});

test("a wide tier is an overview: the riskiest single, the others by country, and all countries without a group in one", async () => {
  const countries = ["DE", "CZ", "PL", "TR", "IT", "FR"];
  const followed = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...(targets[0] as GraphTarget),
      id: n + 1,
      risk: n % 10 === 0 ? ("High" as const) : ("Low" as const),
      country: n % 7 === 6 ? null : (countries[Math.min(5, n % 9)] ?? null),
    }));
  expect((await show({}, followed(36))).by).toBe("none");
  const wide = await show({}, followed(100));
  expect(wide.by).toBe("overview");
  const drawn = wide.picture.nodes.filter(({ column }) => column === 1);
  expect(drawn).toHaveLength(17);
  expect(drawn.filter(({ kind }) => kind === "target").slice(0, 12)).toHaveLength(12);
  expect(drawn.slice(-5).every(({ kind, openHref }) => kind === "together" && openHref !== null)).toBe(true);
  expect(wide.graph.nodes.flatMap((node) => node.targets)).toHaveLength(100);
  const risky = wide.graph.nodes.filter(({ kind }) => kind === "target").map(({ risk }) => risk);
  expect(risky.filter((risk) => risk === "High")).toHaveLength(10);

  const rest = await show({ open: ["overview.1"] }, followed(100));
  const inner = rest.graph.nodes.filter(({ id }) => id.startsWith("overview.1."));
  expect(inner.length).toBeGreaterThan(4);
  expect(rest.opened).toEqual(["overview.1"]);
  const key = inner.find(({ id }) => !wide.graph.nodes.some((node) => node.id === id))?.id ?? "";
  const both = await show({ open: ["overview.1", key] }, followed(100));
  expect(both.opened).toEqual(["overview.1", key]);
  expect(both.graph.nodes.map(({ id }) => id)).not.toContain(key);
  expect(both.graph.nodes.flatMap((node) => node.targets)).toHaveLength(100);
  expect(both.picture.nodes).toHaveLength(both.graph.nodes.length);
});

test("what is not drawn by itself is said, and by what", async () => {
  const { graph } = await show({ collapse: "lowRisk" });
  const head = { total: 12, totalIsExact: true, cut: [{ by: "limit" as const, targets: 3 }] };
  expect(noticeOf(head, graph, words)).toBe("notice.drawn 5 12 12 notice.together 4 4 notice.limit 3 3");
  expect(
    noticeOf({ total: 9, totalIsExact: true, cut: [] }, (await show({ collapse: "none" })).graph, words),
  ).toBeNull();
});

test("more than 500 are drawn as marks, each of them and each edge", async () => {
  const many = Array.from({ length: 600 }, (_, n) => ({
    ...(targets[0] as GraphTarget),
    id: n + 1,
    name: `Werk ${n}`,
  }));
  const { small, picture } = await show({ collapse: "none" }, many);
  const marks = toMarks(picture);
  expect(small).toBe(true);
  expect(marks.ids).toHaveLength(601);
  // 600 are followed; of the edges those between targets that are there.
  expect(marks.edges.followed).toHaveLength(1200);
});

test("each mark of very many leads on, and the chosen one lies on its way", async () => {
  const many = Array.from({ length: 600 }, (_, n) => ({ ...(targets[0] as GraphTarget), id: n + 1 }));
  const { picture } = await show({ collapse: "none", node: "t7" }, many);
  expect(picture.nodes.find(({ id }) => id === "t600")?.href).toBe("/graph?collapse=none&node=t600");
  const marks = toMarks(picture);
  expect(marks.lit.map((at) => marks.ids[at])).toEqual(["t7", "you"]);
  expect(marks.litEdges.map((at) => marks.ids[at])).toEqual(["t7", "you"]);
  const html = renderToStaticMarkup(createElement(MarksSvg, { frame: picture, marks, hrefOf: (id) => `?node=${id}` }));
  expect(html.match(/<a /g)).toHaveLength(601);
  expect(html).toContain('<a href="?node=t600" tabindex="-1" data-node="t600">');
  expect(html.match(/data-lit=""/g)).toHaveLength(1);
});

test("a chosen edge is drawn as the only one, with its two targets", async () => {
  const { picture } = await show({ collapse: "none", edge: { from: 9, to: 1 } });
  expect(picture.edges.filter(({ lit }) => lit).map(({ key }) => key)).toEqual(["t9 t1"]);
  expect(picture.nodes.filter(({ lit }) => lit).map(({ id }) => id)).toEqual(["t1", "t9"]);
});

test("goods stand between the customer and who deals in them, as risky as the riskiest of these", () => {
  const link = (code: string, targetId: number) => ({
    code,
    targetId,
    sources: ["Customs" as const],
    probability: 1,
    shipments: 1,
    lastShipmentOn: null,
  });
  const codes = [
    { code: "72", commodity: "steel", targets: 2, shipments: 6 },
    { code: "26", commodity: null, targets: 1, shipments: 3 },
  ];
  const graph = goodsGraph(codes, targets, [link("72", 9), link("72", 1), link("26", 1)], "none");
  expect(graph.nodes.filter(({ column }) => column === 1).map(({ id, risk }) => [id, risk])).toEqual([
    ["hs72", "Critical"],
    ["hs26", "Low"],
  ]);
  expect(graph.nodes.find(({ id }) => id === "t9")?.column).toBe(3);
  expect(graph.edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
    "hs26 you",
    "hs72 you",
    "t1 hs26",
    "t1 hs72",
    "t9 hs72",
  ]);
  // What the customer gets of a code is all that its dealers deliver.
  expect(graph.edges.find(({ from }) => from === "hs72")).toMatchObject({
    to: "you",
    shipments: 2,
    onlyFollowed: false,
  });
});

test("evidence looks weaker the less sure and the older it is", () => {
  const line = (more: Partial<GraphEdge>) => lineOf({ ...edge(1, 2), onlyFollowed: false, ...more }, "2026-11-21");
  expect(line({ sources: ["Prediction", "Customer"] }).source).toBe("Customer");
  expect(line({ probability: 0.4 }).width).toBeLessThan(line({ probability: 0.9 }).width);
  const opacities = ["2026-10-01", "2025-10-01", "2023-10-01"].map(
    (lastShipmentOn) => line({ lastShipmentOn }).opacity,
  );
  expect(opacities).toEqual([...opacities].sort().reverse());
  expect(new Set(opacities).size).toBe(3);
  const followed = lineOf({ ...edge(1, 2), onlyFollowed: true }, "2026-11-21");
  expect(Math.min(...opacities, followed.opacity)).toBeGreaterThanOrEqual(PALEST);
});

test("arrow keys lead along edges and up and down a column", async () => {
  const { picture } = await show({ collapse: "none" });
  const go = (id: string, direction: "left" | "right" | "up" | "down") =>
    neighbour(picture.nodes, picture.edges, id, direction);
  expect(go("t7", "left")).toBe("t2");
  expect(go("t2", "right")).toBe("t7");
  expect(go("t7", "right")).toBeNull();
  const column = picture.nodes.filter(({ column: own }) => own === 1);
  expect(go(column[0]?.id ?? "", "down")).toBe(column[1]?.id);
  expect(go(column[0]?.id ?? "", "up")).toBeNull();
});

test("names are cut to their room, Chinese ones too", () => {
  expect(clip("Ostrava Ferro a.s.", 200)).toBe("Ostrava Ferro a.s.");
  expect(clip("Ostrava Ferro a.s.", 60)).toMatch(/^Ostr\w*…$/);
  expect(clip("中华人民共和国钢铁公司", 60)).toBe("中华人…");
});

test("files hold formulas as text, and names that are markup as names", async () => {
  expect(toCsv([["=1+1", 'a"b', 3, null]])).toBe('\ufeff\'=1+1,"a""b",3,\r\n');
  const { graph } = await show({}, [{ ...(targets[0] as GraphTarget), name: '<b>"&\u0001' }]);
  const xml = toGraphMl(
    graph,
    (node) => ({ label: node.targets[0]?.name ?? null, tier: node.column }),
    () => ({}),
  );
  expect(xml).toContain('<data key="node-label">&lt;b&gt;&quot;&amp;</data>');
  expect(xml).toContain('attr.name="tier" attr.type="double"');
});
