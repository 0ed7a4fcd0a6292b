CREATE TABLE "supplier_proposals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "supplier_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"website" text,
	"comment" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'Pending' NOT NULL,
	"proposed_by" bigint,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text,
	"supplier_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_proposals_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "supplier_proposals_state" CHECK ("supplier_proposals"."state" in ('Pending', 'Completed', 'Rejected'))
);
--> statement-breakpoint
ALTER TABLE "supplier_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_supplier_id_targets_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_proposals_of_target" ON "supplier_proposals" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "supplier_proposals" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "supplier_proposals" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);