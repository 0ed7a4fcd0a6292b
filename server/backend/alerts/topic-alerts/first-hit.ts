import { sql } from "drizzle-orm";

/** Whether a hit `h` is the one that its event of the customer's was made of, which gave it its title. */
export const isFirstHit = () => sql`
  not exists (select from topic_hits f where f.event_id = h.event_id and (f.at, f.source_id) < (h.at, h.source_id))`;
