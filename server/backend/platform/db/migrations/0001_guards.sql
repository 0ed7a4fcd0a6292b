-- What the schema in TypeScript cannot say.

-- Two versions of a rule never hold on the same day.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE rules ADD CONSTRAINT rules_no_overlap
  EXCLUDE USING gist (name WITH =, daterange(valid_from, valid_to) WITH &&);--> statement-breakpoint

-- The ledger only grows. Triggers bind the owner too, whom neither grants nor policies hold back.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the evidence ledger only grows', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER evidence_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON evidence
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER evidence_heads_stay BEFORE DELETE OR TRUNCATE ON evidence_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION refuse_step_back() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.customer_id <> OLD.customer_id OR NEW.seq <= OLD.seq THEN
    RAISE EXCEPTION 'the head of an evidence ledger only moves forward'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER evidence_heads_move_forward BEFORE UPDATE ON evidence_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_step_back();--> statement-breakpoint

-- The job queue belongs to the owner; this is the one door through which others put a job into it, in their own transaction.
CREATE FUNCTION enqueue_job(task text, payload json, queue_name text, run_at timestamptz, max_attempts int, job_key text, job_key_mode text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  job_id bigint;
BEGIN
  SELECT id INTO job_id FROM graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue_name, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key, job_key_mode => job_key_mode);
  RETURN job_id;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;
