CREATE TABLE "requests" (
	"customer_id" bigint NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"flag" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "requests_id_unique" UNIQUE("id"),
	CONSTRAINT "requests_kind" CHECK ("requests"."kind" in ('ssa'))
);
--> statement-breakpoint
ALTER TABLE "requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "requests" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "requests" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);