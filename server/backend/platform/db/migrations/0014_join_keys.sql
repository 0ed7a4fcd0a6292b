ALTER TABLE "event_sources" ADD COLUMN "join_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "event_sources_join_keys" ON "event_sources" USING gin ("join_keys");