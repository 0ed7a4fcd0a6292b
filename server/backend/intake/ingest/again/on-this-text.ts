import { sql } from "drizzle-orm";

/**
 * Whether a verdict `v` is on the text of a reading `r` and not on one that its source told in its place before: it was read as what was judged,
 * by whichever reader or by people (`typesReadAs`). A text that its source took back is read as nothing, and is the same text.
 */
export const isOnThisText = () => sql`
  (coalesce(v.read_type_id, '') in (coalesce(r.reading #>> '{types,0,value}', ''),
     coalesce(case when r.reading ? 'asRead' then r.reading #>> '{asRead,types,0,value}' else r.reading #>> '{types,0,value}' end, ''))
   or coalesce(r.reading->>'heldBy' = 'withdrawn', false) or coalesce(r.reading->'readAs' ? coalesce(v.read_type_id, ''), false))`;
