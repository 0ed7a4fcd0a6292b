-- The queue's tables are closed to customers; through this door a customer sees those of its own jobs that are not done. Whose
-- they are stands in their payload; what else stands there stays inside.
CREATE FUNCTION jobs_of_customer()
RETURNS TABLE (id bigint, task text, state text, attempts int, max_attempts int, created_at timestamptz, run_at timestamptz, last_error text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT j.id::bigint, t.identifier,
           CASE WHEN j.locked_at IS NOT NULL THEN 'running'
                WHEN j.attempts >= j.max_attempts THEN 'failed'
                WHEN j.attempts > 0 THEN 'retrying'
                ELSE 'waiting' END,
           j.attempts::int, j.max_attempts::int, j.created_at, j.run_at, split_part(j.last_error, E'\n', 1)
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE j.payload ->> 'customerId' = nullif(current_setting('app.customer_id', true), '')
     ORDER BY j.run_at, j.id
     LIMIT 200;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION jobs_of_customer FROM PUBLIC;
