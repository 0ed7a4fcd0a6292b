CREATE TABLE "questionnaires" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "questionnaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"definition" text NOT NULL,
	"definition_version" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submitted_by" text,
	"withdrawn_at" timestamp with time zone,
	"result" jsonb,
	"mails_asked" integer DEFAULT 0 NOT NULL,
	"mails_written" integer DEFAULT 0 NOT NULL,
	"last_mail_at" timestamp with time zone,
	"reminded_for" smallint,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaires_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "questionnaires_language" CHECK ("questionnaires"."language" in ('en', 'de', 'ch'))
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "questionnaire_id" bigint;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaires_of_target" ON "questionnaires" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "questionnaires_open" ON "questionnaires" USING btree ("due_on") WHERE submitted_at is null and withdrawn_at is null;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_questionnaire_id_questionnaires_customer_id_id_fk" FOREIGN KEY ("customer_id","questionnaire_id") REFERENCES "public"."questionnaires"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_of_questionnaire" ON "requests" USING btree ("customer_id","questionnaire_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);