CREATE TABLE "action_comments" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "action_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_comments_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "action_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_documents" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	CONSTRAINT "action_documents_customer_id_action_id_document_id_pk" PRIMARY KEY("customer_id","action_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "action_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_files" (
	"customer_id" bigint NOT NULL,
	"mapped_filename" text NOT NULL,
	"original_filename" text NOT NULL,
	"file_size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"sha256" text NOT NULL,
	"upload_key" text,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "document_files_customer_id_mapped_filename_pk" PRIMARY KEY("customer_id","mapped_filename")
);
--> statement-breakpoint
ALTER TABLE "document_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint,
	"mapped_filename" text NOT NULL,
	"document_type" text NOT NULL,
	"custom_text" text,
	"custom_category" text,
	"description" text DEFAULT '' NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"show_on_target" boolean DEFAULT true NOT NULL,
	"notify_customer" boolean DEFAULT true NOT NULL,
	"site_specific" boolean DEFAULT false NOT NULL,
	"verification_type" text DEFAULT 'Unverified' NOT NULL,
	"renewal_action_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "documents_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "documents_custom" CHECK (("documents"."document_type" = 'custom') = ("documents"."custom_text" is not null)),
	CONSTRAINT "documents_period" CHECK ("documents"."valid_from" <= "documents"."valid_until")
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "tickets_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "action_comments" ADD CONSTRAINT "action_comments_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_documents" ADD CONSTRAINT "action_documents_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_documents" ADD CONSTRAINT "action_documents_customer_id_document_id_documents_customer_id_id_fk" FOREIGN KEY ("customer_id","document_id") REFERENCES "public"."documents"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_mapped_filename_document_files_customer_id_mapped_filename_fk" FOREIGN KEY ("customer_id","mapped_filename") REFERENCES "public"."document_files"("customer_id","mapped_filename") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_comments_of" ON "action_comments" USING btree ("customer_id","action_id","id");--> statement-breakpoint
CREATE INDEX "action_documents_of_document" ON "action_documents" USING btree ("customer_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_once" ON "document_files" USING btree ("customer_id","created_by","upload_key");--> statement-breakpoint
CREATE INDEX "document_files_unused" ON "document_files" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "documents_of_target" ON "documents" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "documents_by_type" ON "documents" USING btree ("customer_id","document_type","id");--> statement-breakpoint
CREATE INDEX "documents_by_end" ON "documents" USING btree ("customer_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "documents_custom_names" ON "documents" USING btree ("customer_id","custom_text") WHERE custom_text is not null;--> statement-breakpoint
CREATE INDEX "documents_to_renew" ON "documents" USING btree ("valid_until","customer_id") WHERE valid_until is not null and renewal_action_id is null;--> statement-breakpoint
CREATE INDEX "tickets_of_subject" ON "tickets" USING btree ("customer_id","subject","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_comments" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_comments" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_documents" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_documents" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "document_files" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "document_files" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "documents" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "documents" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);