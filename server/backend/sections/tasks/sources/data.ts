import { sql } from "drizzle-orm";
import { byColumn, NOBODY, ownerIn, type Reader, type TaskSource } from "../source";
import { doneByLedger } from "./by-ledger";

const IMPORT = "data:import";

/** Rows of an import that a person has to decide; one task for each import, and for a whole list of what machines were unsure about. */
export const importSource: TaskSource = {
  kind: "import",
  permission: IMPORT,
  from: () => sql`imports x`,
  open: () => sql`x.step in ('review', 'applied') and x.state = 'Done' and not x.dry_run
    and coalesce((x.counts->>'waiting')::int, 0) > 0`,
  since: sql`x.created_at`,
  native: byColumn(sql`x.created_by`, IMPORT),
  matches: (pattern) => sql`x.file_name ilike ${pattern}`,
  show: (customerId, ids) => sql`
    select 'import'::text as kind, x.id::text, null::text as title,
           jsonb_build_object('count', (x.counts->>'waiting')::int, 'name', x.file_name) as details, 'import'::text as "subjectType",
           x.id::text as "subjectId", null::text as "targetId", null::text as "targetName", null::text as "waitingFor",
           ${ownerIn(customerId, sql`x.created_by`, IMPORT)} as owners, 0 as version
      from imports x where x.customer_id = ${customerId} and x.id = any(${ids})`,
};

/** Everything in it is decided, and nothing is applied: somebody does so, or discards it. */
export const importApplySource: TaskSource = {
  kind: "import-apply",
  permission: IMPORT,
  from: () => sql`imports x`,
  open: () => sql`x.step = 'review' and x.state = 'Done' and not x.dry_run
    and coalesce((x.counts->>'waiting')::int, 0) = 0`,
  since: sql`x.created_at`,
  native: byColumn(sql`x.created_by`, IMPORT),
  matches: (pattern) => sql`x.file_name ilike ${pattern}`,
  show: (customerId, ids) => sql`
    select 'import-apply'::text as kind, x.id::text, null::text as title, jsonb_build_object('name', x.file_name) as details,
           'import'::text as "subjectType", x.id::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${ownerIn(customerId, sql`x.created_by`, IMPORT)} as owners, 0 as version
      from imports x where x.customer_id = ${customerId} and x.id = any(${ids})`,
  finished: doneByLedger("import-apply", { subjectType: "import", kinds: ["import.applied"] }),
};

/** Of a list that is worked through as a whole the task has the number 1. */
const MOST = 1000;

export const duplicatesSource: TaskSource = {
  kind: "duplicates",
  permission: "targets:merge",
  from: ({ customerId }) => sql`(
    select 1::bigint as id, d.customer_id, d.found_at from target_duplicates d
     where d.customer_id = ${customerId} and d.state = 'open' order by d.id limit 1) x`,
  open: () => sql`true`,
  priority: sql`1`,
  since: sql`x.found_at`,
  matches: () => sql`false`,
  show: (customerId) => sql`
    select 'duplicates'::text as kind, '1'::text as id, null::text as title,
           jsonb_build_object('count', (select count(*) from (
             select from target_duplicates where customer_id = ${customerId} and state = 'open' limit ${MOST}) d)) as details,
           'duplicates'::text as "subjectType", null::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${NOBODY} as owners, 0 as version`,
};

export const doubtfulSource: TaskSource = {
  kind: "doubtful-places",
  permission: IMPORT,
  from: ({ customerId }: Reader) => sql`(
    select 1::bigint as id, t.owner_id as customer_id, t.place_doubted_at from targets t
     where t.owner_id = ${customerId} and t.place_doubt in ('zero', 'swapped') order by t.place_doubted_at limit 1) x`,
  open: () => sql`true`,
  priority: sql`1`,
  // Since the oldest of them waits, whatever else of it was changed.
  since: sql`x.place_doubted_at`,
  matches: () => sql`false`,
  show: (customerId) => sql`
    select 'doubtful-places'::text as kind, '1'::text as id, null::text as title,
           jsonb_build_object('count', (select count(*) from (
             select from targets t where t.owner_id = ${customerId} and t.place_doubt in ('zero', 'swapped') limit ${MOST}) d)) as details,
           'doubtful-places'::text as "subjectType", null::text as "subjectId", null::text as "targetId", null::text as "targetName",
           null::text as "waitingFor", ${NOBODY} as owners, 0 as version`,
};
