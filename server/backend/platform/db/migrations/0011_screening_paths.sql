CREATE TABLE "screening_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"follows_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "screening_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sanctions_lists" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD COLUMN "earlier" jsonb;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD COLUMN "via_match_id" bigint;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD COLUMN "via_path" bigint[];--> statement-breakpoint
ALTER TABLE "target_screenings" ADD COLUMN "via_relation" text;--> statement-breakpoint
ALTER TABLE "screening_settings" ADD CONSTRAINT "screening_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "screening_settings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "screening_settings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);