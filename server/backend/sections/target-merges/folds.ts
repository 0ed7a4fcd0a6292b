import { type SQL, sql } from "drizzle-orm";

/**
 * What a row `o` of the kept target takes over from its twin `t` of the merged one, before that goes. `twins` says which are twins. What is told of
 * one relation by the same source twice is one delivery: the larger count holds, nothing is added up.
 */
export const FOLDS: Readonly<Record<string, (twins: SQL) => SQL>> = {
  edges: (twins) => sql`
    update edges o set probability = greatest(o.probability, t.probability), shipments = greatest(o.shipments, t.shipments),
           first_shipment_on = least(o.first_shipment_on, t.first_shipment_on),
           last_shipment_on = greatest(o.last_shipment_on, t.last_shipment_on),
           hs_codes = o.hs_codes || array(select code from unnest(t.hs_codes) code where code <> all(o.hs_codes)),
           media_links = o.media_links || array(select link from unnest(t.media_links) link where link <> all(o.media_links)),
           goods = o.goods || coalesce((select jsonb_agg(g) from jsonb_array_elements(t.goods) g
             where not exists (select from jsonb_array_elements(o.goods) h where h->>'code' = g->>'code')), '[]'),
           -- Rejected only where both are: what somebody relies on is not lost by a merge.
           state = case when 'confirmed' in (o.state, t.state) then 'confirmed'
                        when o.state = 'rejected' and t.state = 'rejected' then 'rejected' else 'active' end,
           version = o.version + 1, updated_at = now()
      from edges t where ${twins}`,

  // A listed entity that somebody recognised is not forgotten because of a twin that nobody has looked at.
  sanctions_matches: (twins) => sql`
    update sanctions_matches o set decision = t.decision, decided_by = t.decided_by, decided_at = t.decided_at,
           decision_reason = t.decision_reason, closed_at = case when t.closed_at is null then null else o.closed_at end, version = o.version + 1
      from sanctions_matches t where ${twins}
       and array_position(array['undecided', 'rejected', 'accepted'], t.decision) > array_position(array['undecided', 'rejected', 'accepted'], o.decision)`,

  // The kept target's word counts; what it leaves open the other one may know.
  edge_impacts: (twins) => sql`
    update edge_impacts o set share = coalesce(o.share, t.share), max_share = coalesce(o.max_share, t.max_share),
           stock_own = coalesce(o.stock_own, t.stock_own), stock_supplier = coalesce(o.stock_supplier, t.stock_supplier),
           transit = coalesce(o.transit, t.transit), recovery_site = coalesce(o.recovery_site, t.recovery_site),
           recovery_insolvency = coalesce(o.recovery_insolvency, t.recovery_insolvency), ramp_days = coalesce(o.ramp_days, t.ramp_days),
           hs_code = coalesce(o.hs_code, t.hs_code), version = o.version + 1, updated_at = now()
      from edge_impacts t where ${twins}`,

  target_screenings: (twins) => sql`
    update target_screenings o set requested_at = t.requested_at, requested_by = t.requested_by
      from target_screenings t where ${twins} and o.requested_at is null and t.requested_at is not null`,
};
