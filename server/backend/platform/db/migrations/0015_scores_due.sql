-- What a score is made from changed: it is due. Whoever changes monitored targets or an alert's relevancy, this stays right;
-- alerts that come or go are told by `server/backend/alerts`. The lock of "do update" keeps a run that is at work from taking a
-- target off the list before this transaction's change can be seen.

CREATE FUNCTION scores_due_by_monitoring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The targets that it stands behind too: their Tier-N moves. One that is being deleted is due no more.
  INSERT INTO scores_due AS due (customer_id, target_id)
    SELECT customer_id, id FROM (
      SELECT customer_id, target_id AS id FROM changed UNION SELECT customer_id, unnest(path) FROM changed) touched
     WHERE EXISTS (SELECT FROM targets WHERE targets.id = touched.id) ORDER BY 1, 2
    ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_due_monitored AFTER INSERT ON monitored_targets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint
CREATE TRIGGER scores_due_way_before AFTER UPDATE ON monitored_targets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint
CREATE TRIGGER scores_due_way_after AFTER UPDATE ON monitored_targets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint
CREATE TRIGGER scores_due_unmonitored AFTER DELETE ON monitored_targets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint

CREATE FUNCTION scores_due_by_relevancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scores_due AS due (customer_id, target_id)
    SELECT DISTINCT t.customer_id, t.target_id
      FROM new_alerts n JOIN old_alerts o ON o.customer_id = n.customer_id AND o.id = n.id
      JOIN alert_targets t ON t.customer_id = n.customer_id AND t.alert_id = n.id
     WHERE (n.relevancy = 'Irrelevant') <> (o.relevancy = 'Irrelevant') ORDER BY 1, 2
    ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_due_relevancy AFTER UPDATE ON alerts
  REFERENCING OLD TABLE AS old_alerts NEW TABLE AS new_alerts FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_relevancy();
