ALTER TABLE "alert_targets" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "points_by_type" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_targets_by_kind" ON "alert_targets" USING btree ("customer_id","target_id","own","event_type_id","priority","impact_level","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint

UPDATE alert_targets t SET own = true FROM alerts a JOIN events e ON e.id = a.event_id AND e.owner_id IS NOT NULL
 WHERE a.customer_id = t.customer_id AND a.id = t.alert_id;
