import { type ExplorerFilter, exploreTargets, readExplorerFacets } from "~/backend/contract/explorer";
import { FOUND_BY } from "~/backend/contract/explorer-words";
import { answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { readTargets } from "../collections/targets/read-targets";
import { readCursor, writeCursor } from "./cursor";
import { asksOwn } from "./facet-columns";
import { countDirectory, countExplored, findExplored } from "./find-explored";
import { lookingFor } from "./looking-for";
import { isKeyOf } from "./orders";
import { placeKinds } from "./place-kinds";
import { readFacets } from "./read-facets";
import type { Looking } from "./sources";

export const explorerHandlers: Handler[] = [
  answer(exploreTargets, async (asked) => {
    const { tx, scope, session, query } = asked;
    const { sort, size, after: cursor, ...filter } = query;
    const after = readCursor(cursor, sort, (key) => isKeyOf(orderOf(sort, filter), key));
    const { looking, notes, isNothing } = await lookingFor(asked, filter);
    if (isNothing) return { ...EMPTY, notes };
    const { places, counted } = await findExplored(tx, looking, { sort, after, limit: size + 1 });
    const page = places.slice(0, size);
    const [targets, kinds, total] = [
      await readTargets(tx, { customerId: scope.customerId, session }, looking.risk, page),
      await placeKinds(
        tx,
        page.map(({ id }) => id),
      ),
      counted ? totalIs(counted) : await totalOf(tx, looking),
    ];
    const found = new Map(page.map((place) => [place.id, place]));
    const last = page.at(-1);
    const number = after?.page ?? 0;
    return {
      content: targets.map((target) => {
        const { foundBy = null, matched = null } = found.get(target.id) ?? {};
        return {
          ...target,
          foundBy: foundBy === null ? null : (FOUND_BY[foundBy] ?? null),
          matchedName: matched === target.name ? null : matched,
          place: kinds.get(target.id) ?? "none",
        };
      }),
      number,
      numberOfElements: targets.length,
      ...total,
      totalPages: Math.ceil(total.totalElements / size),
      after: last && places.length > size ? writeCursor({ sort, key: last.key, page: number + 1 }) : null,
      notes,
    };
  }),

  answer(readExplorerFacets, async (asked) => {
    const { looking, notes, isNothing } = await lookingFor(asked, asked.query);
    if (isNothing) return { total: 0, isExact: true, facets: [], notes };
    return { ...(await readFacets(asked.tx, looking)), notes };
  }),
];

const EMPTY = {
  content: [],
  number: 0,
  numberOfElements: 0,
  totalElements: 0,
  totalPages: 0,
  totalIsExact: true,
  after: null,
};

/** Without words there is no relevance: the order is that of names. */
const orderOf = (sort: Parameters<typeof isKeyOf>[0], { q = "" }: ExplorerFilter) =>
  sort === "relevance" && q.trim() === "" ? "name" : sort;

async function totalOf(tx: Tx, looking: Looking) {
  if (looking.typed === null && looking.filter.hs === undefined) {
    const total = asksOwn(looking.filter) ? (await readFacets(tx, looking)).total : await countDirectory(tx, looking);
    return { totalElements: total, totalIsExact: true };
  }
  return totalIs(await countExplored(tx, looking));
}

const totalIs = ({ count, isExact }: { count: number; isExact: boolean }) => ({
  totalElements: count,
  totalIsExact: isExact,
});
