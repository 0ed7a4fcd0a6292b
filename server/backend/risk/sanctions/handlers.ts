import { sql } from "drizzle-orm";
import { canBeScreened } from "~/backend/contract/can-be-screened";
import {
  activateManySanctions,
  activateSanctions,
  decideSanctionsMatch,
  listSanctionsMatches,
  readSanctions,
  searchSanctions,
} from "~/backend/contract/sanctions";
import type { TARGET_TYPES } from "~/backend/contract/target-words";
import { selectedTargets } from "../../network/following/changes/selected-targets";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { activateScreening } from "./activate-screening";
import { decideMatch } from "./decide-match";
import { readMatches } from "./read-matches";
import { readTargetSanctions } from "./read-sanctions";
import { schemeOf } from "./screening/target-queries";
import { searchLists } from "./search-lists";

export const sanctionsHandlers: Handler[] = [
  answer(readSanctions, async ({ tx, params, scope }) => {
    const sanctions = await readTargetSanctions(tx, scope.customerId, rowId(params.targetId, "target"));
    if (!sanctions) throw notFound("target");
    return sanctions;
  }),

  answer(activateSanctions, async ({ tx, params, scope, session }) => {
    const target = await targetOf(tx, scope, params.targetId);
    if (!canBeScreened(target)) {
      throw new Refusal(409, "not_screenable", "Only companies and their sites are screened");
    }
    await activateScreening(tx, scope, actorOf(session), [target.id]);
  }),

  answer(activateManySanctions, async (asked) => {
    const { tx, scope, session, body } = asked;
    const ids = await selectedTargets(asked, body.selection);
    const seen = await seenAmong(tx, scope, ids);
    const able = seen.filter(canBeScreened).map(({ id }) => id);
    const activated = await activateScreening(tx, scope, actorOf(session), able);
    return { activated, screenedAlready: able.length - activated, leftOut: seen.length - able.length };
  }),

  answer(listSanctionsMatches, async ({ tx, params, query: { size, after }, scope }) => {
    const { id: targetId } = await targetOf(tx, scope, params.targetId);
    const asked = { targetId, after: after === undefined ? null : cursorOf(after), size: size + 1 };
    const matches = await readMatches(tx, scope.customerId, asked);
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from sanctions_matches
      where customer_id = ${scope.customerId} and target_id = ${targetId}`);
    const totalElements = rows[0]?.count ?? 0;
    const content = matches.slice(0, size);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
      totalIsExact: true,
      after: matches.length > size ? String(content.at(-1)?.id) : null,
    };
  }),

  answer(decideSanctionsMatch, ({ tx, params, body, scope, session }) => {
    const matchId = rowId(params.matchId, "match");
    return decideMatch(tx, scope, actorOf(session), { ...body, matchId });
  }),

  answer(searchSanctions, ({ tx, scope, body: { name, country, identifiers = [], kind } }) =>
    searchLists(tx, scope.customerId, {
      name,
      ...(kind && { kind }),
      ...(country && { countries: [country] }),
      identifiers: identifiers.map(({ system, value }) => ({ scheme: schemeOf(system) ?? "", value })),
    }),
  ),
];

/** Those that are there for the customer; it knows nothing of others. */
async function seenAmong(tx: Tx, { customerId }: AskedBySession["scope"], ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: string; type: (typeof TARGET_TYPES)[number] }>(sql`
    select id, type from targets
     where id = any(${sql.param([...ids])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  return rows.map(({ id, type }) => ({ id: Number(id), type }));
}

async function targetOf(tx: Tx, { customerId }: AskedBySession["scope"], targetId: string) {
  const { rows } = await tx.execute<{ id: string; type: (typeof TARGET_TYPES)[number] }>(sql`
    select id, type from targets
    where id = ${rowId(targetId, "target")} and (owner_id is null or owner_id = ${customerId})`);
  const [target] = rows;
  if (!target) throw notFound("target");
  return { id: Number(target.id), type: target.type };
}

function cursorOf(after: string): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
