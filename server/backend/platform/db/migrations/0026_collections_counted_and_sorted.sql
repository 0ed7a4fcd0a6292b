CREATE TABLE "own_organizations" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"target_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "graph_limit" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD COLUMN "sort_name" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "target_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD COLUMN "sort_name" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_organizations" ADD CONSTRAINT "own_organizations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_organizations" ADD CONSTRAINT "own_organizations_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_targets_by_name" ON "collection_targets" USING btree ("customer_id","collection_id","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_name" ON "monitored_targets" USING btree ("customer_id","sort_name","target_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "own_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "own_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint

-- A name as lists are ordered by it: without accents, in lower case. Not more of it than an index entry should hold.
CREATE FUNCTION sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(CASE WHEN octet_length(name) = length(name) THEN lower(name)
    ELSE replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss') END, 200)
$$;--> statement-breakpoint
CREATE FUNCTION write_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := coalesce((SELECT sort_key(name) FROM targets WHERE id = NEW.target_id), '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER monitored_targets_sort_name BEFORE INSERT ON monitored_targets
  FOR EACH ROW EXECUTE FUNCTION write_sort_name();--> statement-breakpoint
CREATE TRIGGER collection_targets_sort_name BEFORE INSERT ON collection_targets
  FOR EACH ROW EXECUTE FUNCTION write_sort_name();--> statement-breakpoint
-- A public target is in the lists of many customers, whose rows the one that names it anew may not see.
CREATE FUNCTION rename_in_lists() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE monitored_targets SET sort_name = sort_key(NEW.name) WHERE target_id = NEW.id;
  UPDATE collection_targets SET sort_name = sort_key(NEW.name) WHERE target_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION rename_in_lists FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER targets_renamed AFTER UPDATE OF name ON targets
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_in_lists();--> statement-breakpoint

CREATE FUNCTION count_collected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collections c SET target_count = c.target_count + CASE TG_OP WHEN 'INSERT' THEN d.n ELSE -d.n END
    FROM (SELECT customer_id, collection_id, count(*)::int AS n FROM changed GROUP BY 1, 2 ORDER BY 1, 2) d
   WHERE c.customer_id = d.customer_id AND c.id = d.collection_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER targets_collected AFTER INSERT ON collection_targets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_collected();--> statement-breakpoint
CREATE TRIGGER targets_uncollected AFTER DELETE ON collection_targets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_collected();--> statement-breakpoint

UPDATE monitored_targets m SET sort_name = sort_key(t.name) FROM targets t WHERE t.id = m.target_id;--> statement-breakpoint
UPDATE collection_targets k SET sort_name = sort_key(t.name) FROM targets t WHERE t.id = k.target_id;--> statement-breakpoint
UPDATE collections c SET target_count = d.n
  FROM (SELECT customer_id, collection_id, count(*)::int AS n FROM collection_targets GROUP BY 1, 2) d
 WHERE c.customer_id = d.customer_id AND c.id = d.collection_id;
