CREATE TABLE "signup_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signup_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"interest" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "signup_requests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "signup_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "signup_requests_age" ON "signup_requests" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "system_rows" ON "signup_requests" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);