ALTER TABLE "event_sources" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "joined" jsonb;