CREATE TABLE "feed_subscriptions" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"view_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "feed_subscriptions_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "feed_subscriptions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_view_defaults" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "feed_view_defaults_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_views" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_views_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "feed_views_owner" CHECK (("feed_views"."scope" = 'User') = ("feed_views"."user_id" is not null)),
	CONSTRAINT "feed_views_scope" CHECK ("feed_views"."scope" in ('User', 'Customer'))
);
--> statement-breakpoint
ALTER TABLE "feed_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ADD CONSTRAINT "feed_subscriptions_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ADD CONSTRAINT "feed_subscriptions_customer_id_view_id_feed_views_customer_id_id_fk" FOREIGN KEY ("customer_id","view_id") REFERENCES "public"."feed_views"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ADD CONSTRAINT "feed_view_defaults_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ADD CONSTRAINT "feed_view_defaults_customer_id_view_id_feed_views_customer_id_id_fk" FOREIGN KEY ("customer_id","view_id") REFERENCES "public"."feed_views"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_views" ADD CONSTRAINT "feed_views_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_views" ADD CONSTRAINT "feed_views_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_user" ON "feed_subscriptions" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_view" ON "feed_subscriptions" USING btree ("customer_id","view_id");--> statement-breakpoint
CREATE INDEX "feed_view_defaults_of_view" ON "feed_view_defaults" USING btree ("customer_id","view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_views_name" ON "feed_views" USING btree ("customer_id",coalesce(user_id, 0),lower(name));--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_subscriptions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_subscriptions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_view_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_view_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_views" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_views" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);