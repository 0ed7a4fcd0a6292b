import { type SQL, sql } from "drizzle-orm";
import { byColumn, numbers, ownerIn, type TaskSource } from "../source";
import { holderSees, longestThere } from "../who-sees";
import { doneByLedger } from "./by-ledger";

const MANAGE = "rules:manage";

/** In the first language that it has one in. */
const NAME = sql`coalesce(x.content->'names'->>'en', x.content->'names'->>'de', x.content->'names'->>'fr', x.content->'names'->>'ch', '')`;

const show =
  (kind: TaskSource["kind"], owners: (customerId: number) => SQL): TaskSource["show"] =>
  (customerId, ids) =>
    sql`
    select ${kind}::text as kind, x.id::text, null::text as title, jsonb_build_object('name', ${NAME}) as details,
           'own-measure'::text as "subjectType", x.id::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${owners(customerId)} as owners, x.version
      from own_measures x where x.customer_id = ${customerId} and x.id = any(${ids})`;

const shared = {
  permission: MANAGE,
  from: () => sql`own_measures x`,
  since: sql`x.updated_at`,
  matches: (pattern: SQL) => sql`${NAME} ilike ${pattern}`,
} as const;

/** Whoever has such entries by default, else who has been there longest: as `user:7`, never who wrote it; null where there is nobody else. */
const reviewerOf = (customerId: number): SQL => {
  const owner = { kind: sql`o.holder_kind`, id: sql`o.holder_id` };
  return sql`coalesce(
    (select o.holder_kind || ':' || o.holder_id from task_owners o
      where o.customer_id = ${customerId} and o.kind = 'measure-review' and ${holderSees(customerId, owner, MANAGE, sql`x.written_by`)}),
    (select 'user:' || r.id from (${longestThere(customerId, MANAGE, sql`x.written_by`)}) r))`;
};

/** Somebody else than its writer has to read a measure before it stands in the catalogue. */
export const measureReviewSource: TaskSource = {
  ...shared,
  kind: "measure-review",
  open: () => sql`x.state = 'draft' and x.return_note is null`,
  except: (customerId, id) => sql`(
    select w.written_by from own_measures w where w.customer_id = ${customerId} and w.id = ${id})`,
  native: {
    isOf: (customerId, { users, teams }) => sql`(
      ${reviewerOf(customerId)} in (select 'user:' || id from unnest(${numbers(users)}) u(id)
                                    union all select 'team:' || id from unnest(${numbers(teams)}) t(id)))`,
    isWhole: true,
  },
  show: show(
    "measure-review",
    (customerId) => sql`(
      select coalesce(jsonb_agg(jsonb_build_object('kind', split_part(r, ':', 1), 'id', split_part(r, ':', 2)::bigint)), '[]')
        from (select ${reviewerOf(customerId)} as r) one where r is not null)`,
  ),
  finished: doneByLedger("measure-review", {
    subjectType: "own-measure",
    kinds: ["own-measure.reviewed", "own-measure.returned"],
  }),
};

/** It was sent back with a note: it is its writer's turn. */
export const measureReworkSource: TaskSource = {
  ...shared,
  kind: "measure-rework",
  open: () => sql`x.state = 'draft' and x.return_note is not null`,
  native: byColumn(sql`x.written_by`, MANAGE),
  show: show("measure-rework", (customerId) => ownerIn(customerId, sql`x.written_by`, MANAGE)),
  finished: doneByLedger("measure-rework", {
    subjectType: "own-measure",
    kinds: ["own-measure.changed"],
    // Other changes are nobody's task: the entry before says that it was sent back.
    and: sql`(select p.kind from evidence p
       where p.customer_id = e.customer_id and p.subject_type = e.subject_type and p.subject_id = e.subject_id and p.seq < e.seq
       order by p.seq desc limit 1) = 'own-measure.returned'`,
  }),
};

/** It was read; whoever wrote it publishes it. */
export const measurePublishSource: TaskSource = {
  ...shared,
  kind: "measure-publish",
  open: () => sql`x.state = 'reviewed'`,
  native: byColumn(sql`x.written_by`, MANAGE),
  show: show("measure-publish", (customerId) => ownerIn(customerId, sql`x.written_by`, MANAGE)),
  finished: doneByLedger("measure-publish", { subjectType: "own-measure", kinds: ["own-measure.published"] }),
};
