import {
  countExplorerTargets,
  type ExplorerFilter,
  exploreTargets,
  readExplorerFacets,
} from "~/backend/contract/explorer";
import { FOUND_BY } from "~/backend/contract/explorer-words";
import { answer, type Handler } from "../../platform/call/handler";
import { readTargets } from "../collections/targets/read-targets";
import { readCursor, writeCursor } from "./cursor";
import { findExplored } from "./find-explored";
import { lookingFor } from "./looking-for";
import { isKeyOf } from "./orders";
import { placeKinds } from "./place-kinds";
import { readFacets } from "./read-facets";
import { totalIs, totalOf } from "./total-of";

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

  answer(countExplorerTargets, async (asked) => {
    const { looking, notes, isNothing } = await lookingFor(asked, asked.query);
    if (isNothing) return { count: 0, isExact: true, notes };
    const { totalElements: count, totalIsExact: isExact } = await totalOf(asked.tx, looking);
    return { count, isExact, notes };
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
