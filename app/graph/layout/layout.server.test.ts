// Again on Node 24: threads are Node's own.
import fc from "fast-check";
import { expect, test } from "vitest";
import { madeGraph } from "../../../tests/support/graphs/made-graphs";
import { CARDS, type Layout, type LayoutInput, MARKS, type Measures } from "./layout";
import { layOut } from "./layout.server";
import { openInPlace } from "./open-in-place";
import { apart } from "./place";
import { layoutBySweeps } from "./sweep";
import { trunks } from "./trunks";

/** Every node but the first stands behind one of the column before; some edges lead anywhere. */
const inputs = (measures: Measures): fc.Arbitrary<LayoutInput> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat()), { maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 }),
    )
    .map(([shape, others]) => {
      const columns: string[][] = [["you"]];
      const edges: { from: string; to: string }[] = [];
      for (const [n, [wanted, parent]] of shape.entries()) {
        const column = Math.min(wanted + 1, columns.length);
        const before = columns[column - 1] ?? [];
        edges.push({ from: `n${n}`, to: before[parent % before.length] ?? "you" });
        columns[column] = [...(columns[column] ?? []), `n${n}`];
      }
      const nodes = columns.flatMap((ids, column) => ids.map((id) => ({ id, column })));
      const any = (at: number) => nodes[at % nodes.length]?.id ?? "you";
      edges.push(
        ...others.map(([one, other]) => ({ from: any(one), to: any(other) })).filter(({ from, to }) => from !== to),
      );
      return { nodes, edges, measures };
    });

function expectSound({ nodes, measures }: LayoutInput, layout: Layout): void {
  expect([...layout.places.keys()].sort()).toEqual(nodes.map(({ id }) => id).sort());
  const boxes = [...layout.places.values()].sort((one, other) => one.x - other.x || one.y - other.y);
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    if (next && next.x === box.x) expect(next.y - box.y).toBeGreaterThanOrEqual(measures.height + measures.gapY - 0.2);
    expect(box.x >= 0 && box.y >= 0).toBe(true);
    expect(box.x + (box.x === 0 ? measures.first : measures.width)).toBeLessThanOrEqual(layout.width);
    expect(box.y + measures.height).toBeLessThanOrEqual(layout.height);
  }
  for (const { id, column } of nodes) {
    const { x = 0, width = 0 } = layout.columns[column] ?? {};
    const place = layout.places.get(id);
    expect(place && place.x >= x && place.x + (column === 0 ? measures.first : measures.width) <= x + width).toBe(true);
  }
  for (const [at, { x, width }] of layout.columns.entries()) {
    expect(layout.columns[at + 1]?.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(x + width);
  }
}

test.each([
  ["cards", CARDS],
  ["marks in short columns", { ...MARKS, mostRows: 5 }],
])("no two nodes touch and tiers are columns, laid out by sweeps as %s", (_, measures) => {
  fc.assert(fc.property(inputs(measures), (input) => expectSound(input, layoutBySweeps(input))));
});

test("no two nodes touch and tiers are columns, laid out by the engine, and the same again", async () => {
  await fc.assert(
    fc.asyncProperty(inputs(CARDS), async (input) => expectSound(input, await layOut(input))),
    { numRuns: 40 },
  );
});

test("groups stand below everything else of their column", () => {
  const input = { ...madeGraph(60), measures: CARDS };
  const isLast = (id: string) => hash(id) % 3 === 0;
  const nodes = input.nodes.map((node) => ({ ...node, rank: Number(isLast(node.id)) }));
  const { places } = layoutBySweeps({ ...input, nodes });
  for (const one of nodes.filter(({ rank }) => rank === 1)) {
    for (const other of nodes.filter(({ column, rank }) => column === one.column && rank === 0))
      expect(places.get(one.id)?.y).toBeGreaterThan(places.get(other.id)?.y ?? 0);
  }
});

test("the trunks of two nodes of a gap do not lie on each other where both pass", () => {
  const places = new Map([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 0, y: 56 }],
    ["c", { x: 288, y: 56 }],
    ["d", { x: 288, y: 168 }],
  ]);
  const layout = { width: 528, height: 216, columns: [], places };
  const edges = [
    { from: "c", to: "a" },
    { from: "d", to: "b" },
    { from: "d", to: "a" },
    { from: "gone", to: "a" },
  ];
  const [ca, db, da, gone] = trunks(layout, edges, { ...CARDS, first: 240 });
  const trunkOf = (d: string | null | undefined) => /Q([\d.]+)/.exec(d ?? "")?.[1];
  expect(trunkOf(ca)).toBe(trunkOf(da));
  expect(trunkOf(db)).not.toBe(trunkOf(da));
  expect(ca).toMatch(/^M240 24H.*H288$/);
  expect(gone).toBeNull();
});

test("the same graph is laid out the same, by another thread too", async () => {
  // Small enough for the engine.
  const graph = madeGraph(90);
  const one = await layOut({ ...graph, measures: CARDS });
  // Other measures, so that it does not come from what was kept; their places differ by nothing but a number of units.
  const other = await layOut({ ...graph, measures: { ...CARDS, gapX: CARDS.gapX + 1 } });
  expect([...other.places].map(([id, { y }]) => [id, y])).toEqual([...one.places].map(([id, { y }]) => [id, y]));
  expect(layoutBySweeps({ ...graph, measures: CARDS })).toEqual(layoutBySweeps({ ...graph, measures: CARDS }));
});

test("what was laid out once is not laid out again", async () => {
  const input = { ...madeGraph(200), measures: CARDS };
  expect(await layOut(structuredClone(input))).toBe(await layOut(input));
  expect(await layOut({ ...input, edges: input.edges.slice(1) })).not.toBe(await layOut(input));
});

test("the engine crosses fewer edges than the order in which they come, and sweeps no more than the engine", async () => {
  const graph = madeGraph(90);
  const shuffled = {
    ...graph,
    nodes: [...graph.nodes].sort((one, other) => one.column - other.column || hash(one.id) - hash(other.id)),
  };
  const input = { ...shuffled, measures: CARDS };
  const asGiven = crossings(input, unordered(input));
  const byEngine = crossings(input, await layOut(input));
  expect(byEngine).toBeLessThan(asGiven / 2);
  // Why the engine lays out small graphs only: docs/performance.md.
  expect(crossings(input, layoutBySweeps(input))).toBeLessThanOrEqual(byEngine);
});

test("opening what stands together moves only what is below it in its column", () => {
  fc.assert(
    fc.property(inputs(CARDS), fc.nat(), fc.integer({ min: 1, max: 9 }), (input, which, count) => {
      const before = layoutBySweeps(input);
      const { id, column } = input.nodes[which % input.nodes.length] ?? { id: "you", column: 0 };
      const members = Array.from({ length: count }, (_, n) => `member${n}`);
      const after = openInPlace(before, id, members, input.measures);
      const opened = before.places.get(id);
      for (const node of input.nodes.filter((other) => other.id !== id)) {
        const [was, is] = [before.places.get(node.id), after.places.get(node.id)];
        const moves = node.column === column && (was?.y ?? 0) > (opened?.y ?? 0);
        expect(is).toEqual(moves && was ? { x: was.x, y: was.y + (count - 1) * (CARDS.height + CARDS.gapY) } : was);
      }
      const nodes = [
        ...input.nodes.filter((node) => node.id !== id),
        ...members.map((member) => ({ id: member, column })),
      ];
      expectSound({ ...input, nodes }, after);
    }),
  );
});

test("values are moved apart as little as can be, in their order", () => {
  expect(apart([0, 0, 0], 10)).toEqual([-10, 0, 10]);
  expect(apart([0, 100, 100], 10)).toEqual([0, 95, 105]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true })), (wanted) => {
      const placed = apart(wanted, 10);
      for (const [at, value] of placed.slice(1).entries())
        expect(value - (placed[at] ?? 0)).toBeGreaterThanOrEqual(10 - 1e-6);
    }),
  );
});

function hash(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

function unordered({ nodes }: LayoutInput): Layout {
  const places = new Map(nodes.map(({ id, column }, at) => [id, { x: column, y: at }]));
  return { width: 0, height: 0, columns: [], places };
}

/** Pairs of edges between the same two columns that cross. */
function crossings({ nodes, edges }: LayoutInput, { places }: Layout): number {
  const column = new Map(nodes.map((node) => [node.id, node.column]));
  const y = (id: string) => places.get(id)?.y ?? 0;
  const spans = edges.flatMap(({ from, to }) => {
    const [one = 0, other = 0] = [column.get(from), column.get(to)];
    if (Math.abs(one - other) !== 1) return [];
    return [one < other ? { at: one, left: y(from), right: y(to) } : { at: other, left: y(to), right: y(from) }];
  });
  let count = 0;
  for (const [n, one] of spans.entries()) {
    for (const other of spans.slice(n + 1)) {
      if (one.at === other.at && (one.left - other.left) * (one.right - other.right) < 0) count++;
    }
  }
  return count;
}
