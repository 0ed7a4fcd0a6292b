import { sql } from "drizzle-orm";
import {
  countCollectionTargets,
  fetchTargets,
  listCollectionTargets,
  type TargetFilter,
} from "~/backend/contract/collection-targets";
import { type AskedBySession, answer, type Handler } from "../../../platform/call/handler";
import type { Tx } from "../../../platform/db/database";
import type { Viewer } from "../stored-collection";
import { conditionsOf, isPlain, type RiskView } from "./conditions";
import { readCursor, writeCursor } from "./cursor";
import { findPlaces } from "./find-places";
import { idsOfTargets } from "./ids-of-targets";
import { type Members, membersOf } from "./members";
import { readListed, readTargets } from "./read-targets";
import { riskViewOf } from "./risk-view";

/** A page says exactly how many there are up to this number. */
const COUNTED_AT_MOST = 1000;
/** Of a change of many targets: no more than this at once. */
export const MOST_AT_ONCE = 10_000;

export const collectionTargetHandlers: Handler[] = [
  answer(listCollectionTargets, async (asked) => {
    const { tx, scope, params, query } = asked;
    const { sort, size, after: cursor, ...filter } = query;
    const viewer = viewerOf(asked);
    const after = readCursor(cursor, sort);
    const [members, risk] = [await membersOf(tx, viewer, params.collectionId), await riskViewOf(tx, asked.session)];
    const request = {
      customerId: scope.customerId,
      members,
      filter,
      sort,
      risk,
      after,
      language: asked.session.user.language,
    };
    const places = await findPlaces(tx, { ...request, limit: size + 1 });
    const content = await readListed(tx, viewer, risk, places.slice(0, size));
    const last = places[size - 1];
    const page = after?.page ?? 0;
    const total = await totalOf(tx, viewer, members, filter, risk);
    return {
      content,
      number: page,
      numberOfElements: content.length,
      ...total,
      totalPages: Math.ceil(total.totalElements / size),
      after: last && places.length > size ? writeCursor({ sort, ...last, page: page + 1 }) : null,
      isCut: members.isCut,
    };
  }),

  answer(countCollectionTargets, async (asked) => {
    const { tx, params, query } = asked;
    const { length } = await idsOfTargets(tx, viewerOf(asked), params.collectionId, query, MOST_AT_ONCE + 1);
    return { count: length, isExact: length <= MOST_AT_ONCE };
  }),

  answer(fetchTargets, async (asked) => {
    const { tx, body } = asked;
    const wanted = [...new Set(body.ids)].map((id) => ({ id, tier: null }));
    return { content: await readTargets(tx, viewerOf(asked), await riskViewOf(tx, asked.session), wanted) };
  }),
];

const viewerOf = ({ scope, session }: AskedBySession): Viewer => ({ customerId: scope.customerId, session });

async function totalOf(tx: Tx, { customerId }: Viewer, members: Members, filter: TargetFilter, risk: RiskView) {
  if (isPlain(filter) && members.count !== null) return { totalElements: members.count, totalIsExact: true };
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${members.from} join targets t on t.id = m.target_id
       where ${conditionsOf(filter, customerId, risk)} limit ${COUNTED_AT_MOST + 1}) counted`);
  const n = rows[0]?.n ?? 0;
  return { totalElements: Math.min(n, COUNTED_AT_MOST), totalIsExact: n <= COUNTED_AT_MOST };
}
