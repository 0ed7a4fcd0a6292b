CREATE TABLE "grievance_reports" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "grievance_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"topic" text NOT NULL,
	"relation" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"reporter_name" text,
	"reporter_contact" text,
	"received_on" date NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"acknowledge_by" date NOT NULL,
	"feedback_by" date NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"feedback_at" timestamp with time zone,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grievance_reports_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "grievance_reports_state" CHECK ("grievance_reports"."state" in ('received', 'examination', 'measures', 'closed')),
	CONSTRAINT "grievance_reports_outcome" CHECK (("grievance_reports"."state" = 'closed') = ("grievance_reports"."outcome" is not null)),
	CONSTRAINT "grievance_reports_anonymous" CHECK (not "grievance_reports"."anonymous" or ("grievance_reports"."reporter_name" is null and "grievance_reports"."reporter_contact" is null))
);
--> statement-breakpoint
ALTER TABLE "grievance_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "grievance_steps" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "grievance_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"report_id" bigint NOT NULL,
	"step" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grievance_steps_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "grievance_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grievance_reports" ADD CONSTRAINT "grievance_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_reports" ADD CONSTRAINT "grievance_reports_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_steps" ADD CONSTRAINT "grievance_steps_customer_id_report_id_grievance_reports_customer_id_id_fk" FOREIGN KEY ("customer_id","report_id") REFERENCES "public"."grievance_reports"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievance_reports_of_target" ON "grievance_reports" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "grievance_steps_of" ON "grievance_steps" USING btree ("customer_id","report_id","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "grievance_reports" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "grievance_reports" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "grievance_steps" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "grievance_steps" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);