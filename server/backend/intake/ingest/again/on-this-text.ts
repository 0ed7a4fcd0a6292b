import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a verdict `v` is on the text of a reading `r` and not on one that its source told in its place before: it was read as what was judged,
 * by whichever reader or by people (`typesReadAs`). A text that its source took back is read as nothing, and is the same text.
 */
export const isOnThisText = () => sql`
  (coalesce(v.read_type_id, '') in (${leadingType(sql`r.reading`)}, ${typeByRules(sql`r.reading`)})
   or coalesce(r.reading->>'heldBy' = 'withdrawn', false) or coalesce(r.reading->'readAs' ? coalesce(v.read_type_id, ''), false))`;

const leadingType = (reading: SQL): SQL => sql`coalesce(${reading} #>> '{types,0,value}', '')`;
const typeByRules = (reading: SQL): SQL =>
  sql`coalesce(case when ${reading} ? 'asRead' then ${reading} #>> '{asRead,types,0,value}' else ${reading} #>> '{types,0,value}' end, '')`;

/**
 * What else a text was read as, as a part of its reading `after`, where its source corrected it and it is still read as its `before` was: verdicts
 * on that go on counting. Nothing where it is read as another type, and so another text.
 */
export const readAsOfSameText = (before: SQL, after: SQL): SQL => sql`
  coalesce((select jsonb_build_object('readAs', jsonb_agg(type order by type)) from (
      select ${leadingType(before)} as type
      union select jsonb_array_elements_text(coalesce(${before}->'readAs', '[]'::jsonb))) was
     where ${typeByRules(before)} = ${typeByRules(after)} and type <> ${leadingType(after)} having count(*) > 0), '{}'::jsonb)`;
