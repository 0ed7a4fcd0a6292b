CREATE TABLE "import_pieces" (
	"customer_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"piece" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_customer_id_import_id_piece_pk" PRIMARY KEY("customer_id","import_id","piece")
);
--> statement-breakpoint
ALTER TABLE "import_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "target_names" DROP CONSTRAINT "target_names_once";--> statement-breakpoint
ALTER TABLE "target_identifiers" DROP CONSTRAINT "target_identifiers_target_id_system_value_pk";--> statement-breakpoint
ALTER TABLE "target_parents" DROP CONSTRAINT "target_parents_target_id_parent_id_kind_pk";--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_customer_id_import_id_imports_customer_id_id_fk" FOREIGN KEY ("customer_id","import_id") REFERENCES "public"."imports"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "stored_as";--> statement-breakpoint
ALTER TABLE "target_identifiers" ADD CONSTRAINT "target_identifiers_once" UNIQUE NULLS NOT DISTINCT("target_id","system","value","owner_id");--> statement-breakpoint
ALTER TABLE "target_names" ADD CONSTRAINT "target_names_of_owner_once" UNIQUE NULLS NOT DISTINCT("target_id","kind","text","owner_id");--> statement-breakpoint
ALTER TABLE "target_parents" ADD CONSTRAINT "target_parents_once" UNIQUE NULLS NOT DISTINCT("target_id","parent_id","kind","owner_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "import_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "import_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);