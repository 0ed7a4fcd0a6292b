-- After much was written at once, the planner knows nothing of it until autovacuum comes by: minutes in which a query over tens of
-- thousands of rows may take the plan for ten. ANALYZE is the tables' owner's, so it does it on behalf of whoever wrote.
CREATE FUNCTION refresh_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE targets, target_names, target_identifiers, target_places, target_parents, edges, follows, monitored_targets,
    events, event_sources, event_places, event_organizations, event_links, alerts, alert_targets,
    external_scores, assessment_results, scores;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION refresh_statistics FROM PUBLIC;
