import { type SQL, sql } from "drizzle-orm";
import { byColumn, NOBODY, ownerIn, type TaskSource } from "../source";

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

/** Somebody else than its writer has to read a measure before it stands in the catalogue. */
export const measureReviewSource: TaskSource = {
  ...shared,
  kind: "measure-review",
  open: () => sql`x.state = 'draft'`,
  show: show("measure-review", () => NOBODY),
};

/** It was read; whoever wrote it publishes it. */
export const measurePublishSource: TaskSource = {
  ...shared,
  kind: "measure-publish",
  open: () => sql`x.state = 'reviewed'`,
  native: byColumn(sql`x.written_by`, MANAGE),
  show: show("measure-publish", (customerId) => ownerIn(customerId, sql`x.written_by`, MANAGE)),
};
