CREATE TABLE "collection_defaults" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	CONSTRAINT "collection_defaults_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "collection_defaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD COLUMN "ctype" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD COLUMN "ctype" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_defaults" ADD CONSTRAINT "collection_defaults_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_defaults" ADD CONSTRAINT "collection_defaults_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_defaults_of_collection" ON "collection_defaults" USING btree ("customer_id","collection_id");--> statement-breakpoint
CREATE INDEX "collection_targets_by_country" ON "collection_targets" USING btree ("customer_id","collection_id","country","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "collection_targets_by_class" ON "collection_targets" USING btree ("customer_id","collection_id","ctype","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_country" ON "monitored_targets" USING btree ("customer_id","country","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_class" ON "monitored_targets" USING btree ("customer_id","ctype","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_tier" ON "monitored_targets" USING btree ("customer_id","tier","sort_name","target_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "collection_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "collection_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint

-- What a list is sorted by stands in it, so that one index holds it together with the names.
CREATE OR REPLACE FUNCTION write_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT sort_key(name), coalesce(country, ''), ctype INTO NEW.sort_name, NEW.country, NEW.ctype
    FROM targets WHERE id = NEW.target_id;
  NEW.sort_name := coalesce(NEW.sort_name, '');
  NEW.country := coalesce(NEW.country, '');
  NEW.ctype := coalesce(NEW.ctype, '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_in_lists() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE monitored_targets SET sort_name = sort_key(NEW.name), country = coalesce(NEW.country, ''), ctype = NEW.ctype
   WHERE target_id = NEW.id;
  UPDATE collection_targets SET sort_name = sort_key(NEW.name), country = coalesce(NEW.country, ''), ctype = NEW.ctype
   WHERE target_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER targets_renamed ON targets;--> statement-breakpoint
CREATE TRIGGER targets_renamed AFTER UPDATE OF name, country, ctype ON targets
  FOR EACH ROW WHEN ((OLD.name, OLD.country, OLD.ctype) IS DISTINCT FROM (NEW.name, NEW.country, NEW.ctype))
  EXECUTE FUNCTION rename_in_lists();--> statement-breakpoint
UPDATE monitored_targets m SET country = coalesce(t.country, ''), ctype = t.ctype FROM targets t WHERE t.id = m.target_id;--> statement-breakpoint
UPDATE collection_targets k SET country = coalesce(t.country, ''), ctype = t.ctype FROM targets t WHERE t.id = k.target_id;
