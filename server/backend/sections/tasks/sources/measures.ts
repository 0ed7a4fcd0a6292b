import { type SQL, sql } from "drizzle-orm";
import { byColumn, NOBODY, ownerIn, type TaskSource } from "../source";

/** In the first language that it has one in. */
const NAME = sql`coalesce(x.content->'names'->>'en', x.content->'names'->>'de', x.content->'names'->>'fr', x.content->'names'->>'ch', '')`;

const show =
  (kind: TaskSource["kind"], owners: SQL): TaskSource["show"] =>
  (customerId, ids) =>
    sql`
    select ${kind}::text as kind, x.id::text, null::text as title, jsonb_build_object('name', ${NAME}) as details,
           'own-measure'::text as "subjectType", x.id::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${owners} as owners, x.version
      from own_measures x where x.customer_id = ${customerId} and x.id = any(${ids})`;

const shared = {
  permission: "rules:manage",
  from: () => sql`own_measures x`,
  since: sql`x.updated_at`,
  matches: (pattern: SQL) => sql`${NAME} ilike ${pattern}`,
} as const;

/** Somebody else than its writer has to read a measure before it stands in the catalogue. */
export const measureReviewSource: TaskSource = {
  ...shared,
  kind: "measure-review",
  open: () => sql`x.state = 'draft' and x.return_note is null`,
  show: show("measure-review", NOBODY),
};

/** It was sent back with a note: it is its writer's turn. */
export const measureReworkSource: TaskSource = {
  ...shared,
  kind: "measure-rework",
  open: () => sql`x.state = 'draft' and x.return_note is not null`,
  native: byColumn(sql`x.written_by`),
  show: show("measure-rework", ownerIn(sql`x.written_by`)),
};

/** It was read; whoever wrote it publishes it. */
export const measurePublishSource: TaskSource = {
  ...shared,
  kind: "measure-publish",
  open: () => sql`x.state = 'reviewed'`,
  native: byColumn(sql`x.written_by`),
  show: show("measure-publish", ownerIn(sql`x.written_by`)),
};
