-- A plan is kept from a connection's first change, of one alert mostly, and joins row by row then: for a thousand alerts at once it took
-- more than thirty seconds. Told as text, the statement is planned for each change.
CREATE OR REPLACE FUNCTION scores_due_by_relevancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE $sql$
    INSERT INTO scores_due AS due (customer_id, target_id)
      SELECT DISTINCT t.customer_id, t.target_id
        FROM new_alerts n JOIN old_alerts o ON o.customer_id = n.customer_id AND o.id = n.id
        JOIN alert_targets t ON t.customer_id = n.customer_id AND t.alert_id = n.id
       WHERE (n.relevancy = 'Irrelevant') <> (o.relevancy = 'Irrelevant') ORDER BY 1, 2
      ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since
  $sql$;
  RETURN NULL;
END $$;
