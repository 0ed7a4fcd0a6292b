CREATE TABLE "alert_rule_hits" (
	"customer_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_rule_hits_customer_id_rule_id_alert_id_pk" PRIMARY KEY("customer_id","rule_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alert_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_rules_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_mail_alerts" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	CONSTRAINT "alert_mail_alerts_customer_id_user_id_channel_alert_id_pk" PRIMARY KEY("customer_id","user_id","channel","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_mails" (
	"customer_id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"unsubscribe_hash" "bytea" NOT NULL,
	"alert_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_mails_customer_id_uuid_pk" PRIMARY KEY("customer_id","uuid"),
	CONSTRAINT "alert_mails_unsubscribe" UNIQUE("unsubscribe_hash")
);
--> statement-breakpoint
ALTER TABLE "alert_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_minimums" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"minimum" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_minimums_customer_id_user_id_collection_id_channel_pk" PRIMARY KEY("customer_id","user_id","collection_id","channel"),
	CONSTRAINT "delivery_minimums_channel" CHECK ("delivery_minimums"."channel" in ('EmailRealtime', 'EmailDaily', 'EmailWeekly')),
	CONSTRAINT "delivery_minimums_minimum" CHECK ("delivery_minimums"."minimum" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "delivery_minimums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "rule_priority" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "rule_priority_reason" jsonb;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "rule_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ADD CONSTRAINT "alert_rule_hits_customer_id_rule_id_alert_rules_customer_id_id_fk" FOREIGN KEY ("customer_id","rule_id") REFERENCES "public"."alert_rules"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ADD CONSTRAINT "alert_rule_hits_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ADD CONSTRAINT "alert_mail_alerts_customer_id_uuid_alert_mails_customer_id_uuid_fk" FOREIGN KEY ("customer_id","uuid") REFERENCES "public"."alert_mails"("customer_id","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ADD CONSTRAINT "alert_mail_alerts_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_minimums" ADD CONSTRAINT "delivery_minimums_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_rule_hits_of_alert" ON "alert_rule_hits" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_rules_in_order" ON "alert_rules" USING btree ("customer_id","position","id");--> statement-breakpoint
CREATE INDEX "alert_mail_alerts_of_mail" ON "alert_mail_alerts" USING btree ("customer_id","uuid","alert_id");--> statement-breakpoint
CREATE INDEX "alert_mail_alerts_of_alert" ON "alert_mail_alerts" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_mails_age" ON "alert_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alerts_made" ON "alerts" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "operations_of_rule" ON "operations" USING btree ("customer_id","rule_id","id") WHERE rule_id is not null;--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_rule_hits" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_rule_hits" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_rules" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_rules" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_mail_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_mail_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_mails" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_mails" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "delivery_minimums" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "delivery_minimums" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What users had chosen when there was one way of delivery for everything.
INSERT INTO delivery_minimums (customer_id, user_id, collection_id, channel, minimum)
  SELECT customer_id, id, 0, preferences->'delivery'->>'channel',
         array_position(ARRAY['Low', 'Mid', 'High', 'Critical'], preferences->'delivery'->>'minimumPriority')
    FROM users WHERE preferences->'delivery'->>'channel' IN ('EmailRealtime', 'EmailDaily', 'EmailWeekly');
