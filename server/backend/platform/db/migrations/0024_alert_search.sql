-- The words of a text: lower-case, without accents and signs. Chinese and Japanese put no blanks between words, so there each
-- pair of neighbours is a word, and of a text that is written down (not asked for) the last character by itself, too: so a single
-- one is found as the beginning of a pair. One function for both sides, in ranges of its own: classes such as [[:alnum:]] are
-- other ones under another locale.
CREATE FUNCTION search_words(given text, asked boolean) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(given);
  words text[];
BEGIN
  -- What is of ASCII letters and signs, as most texts are, needs none of the slow steps.
  IF octet_length(given) <> length(given) THEN
    folded := replace(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss');
    folded := regexp_replace(folded, '[\u0080-\u00bf\u2000-\u206f\u3000-\u303f\ufe30-\ufe4f]+', ' ', 'g');
    folded := regexp_replace(folded, '([\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g');
  END IF;
  words := string_to_array(regexp_replace(folded, '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g'), ' ');
  IF octet_length(given) <> length(given) THEN
    words := array(
      SELECT pair FROM unnest(words) w, LATERAL (
        SELECT w AS pair WHERE w !~ '^[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]'
        UNION ALL
        SELECT substr(w, i, 2) FROM generate_series(1, length(w) - (asked AND length(w) > 1)::int) i
         WHERE w ~ '^[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]') pairs);
  END IF;
  RETURN array(SELECT left(w, 60) FROM unnest(words) w WHERE w <> '');
END $$;--> statement-breakpoint

-- What is asked for, as words or beginnings of words that all have to be there; null where there is none. Sixteen are enough.
CREATE FUNCTION search_query(asked text, prefix text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(quote_literal(prefix || w) || ':*', ' & ')::tsquery FROM (SELECT w FROM unnest(public.search_words(asked, true)) w LIMIT 16) first_ones
$$;--> statement-breakpoint

CREATE FUNCTION search_month(at timestamptz) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (extract(year FROM at AT TIME ZONE 'UTC') * 12 + extract(month FROM at AT TIME ZONE 'UTC'))::int
$$;--> statement-breakpoint

-- The keys of a row in the index: the customer and the month stand in them, so that no search reads another's.
CREATE FUNCTION alert_search_keys(customer_id bigint, month int, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(SELECT customer_id || '.' || month || '.' || w FROM unnest(tsvector_to_array(words)) w))
$$;--> statement-breakpoint

CREATE TABLE "alert_search" (
	"customer_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"month" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "alert_search_customer_id_alert_id_pk" PRIMARY KEY("customer_id","alert_id")
);--> statement-breakpoint
ALTER TABLE "alert_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alert_search" ADD CONSTRAINT "alert_search_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_event" ON "alerts" USING btree ("event_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_search" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_search" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint

-- Row-level security keeps an index on words from being used, because a function of words could tell of rows that it should not
-- see. Through this door a customer asks the index itself, as the tables' owner, for numbers of alerts under its own keys.
CREATE FUNCTION alerts_with_words(asked text, first_month int, last_month int) RETURNS SETOF bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  customer bigint := nullif(current_setting('app.customer_id', true), '')::bigint;
  known int4range := int4range(
    (SELECT search_month(min(d.day)::timestamp AT TIME ZONE 'UTC') FROM (VALUES (false), (true)) t(n),
       LATERAL (SELECT day FROM alert_day_counts WHERE customer_id = customer AND tier_n = t.n ORDER BY day LIMIT 1) d),
    (SELECT search_month(max(d.day)::timestamp AT TIME ZONE 'UTC') FROM (VALUES (false), (true)) t(n),
       LATERAL (SELECT day FROM alert_day_counts WHERE customer_id = customer AND tier_n = t.n ORDER BY day DESC LIMIT 1) d), '[]');
  asked_for int4range := known * int4range(first_month, greatest(first_month, last_month), '[]');
  keys tsquery;
BEGIN
  IF customer IS NULL OR lower(known) IS NULL OR isempty(asked_for) THEN RETURN; END IF;
  SELECT string_agg('(' || search_query(asked, customer || '.' || m || '.')::text || ')', ' | ')::tsquery INTO keys
    FROM generate_series(lower(asked_for), upper(asked_for) - 1) m;
  IF keys IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT alert_id FROM alert_search WHERE alert_search_keys(customer_id, month, words) @@ $1' USING keys;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION alerts_with_words FROM PUBLIC;--> statement-breakpoint

-- Writes down the words of alerts, anew where they have changed. An alert that is gone is left out.
CREATE FUNCTION write_alert_search(customers bigint[], numbers bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO alert_search AS known (customer_id, alert_id, month, words)
  SELECT a.customer_id, a.id, search_month(a.at),
         array_to_tsvector(search_words(concat_ws(' ', e.title, e.summary, (
           SELECT string_agg(n.name, ' ') FROM (
             SELECT g.name FROM alert_targets t JOIN targets g ON g.id = t.target_id
              WHERE t.customer_id = a.customer_id AND t.alert_id = a.id
              ORDER BY t.tier, t.confidence DESC, g.id LIMIT 200) n)), false))
    FROM (SELECT DISTINCT * FROM unnest(customers, numbers) AS d(customer_id, id)) due
    JOIN alerts a ON a.customer_id = due.customer_id AND a.id = due.id
    JOIN events e ON e.id = a.event_id
   ORDER BY 1, 2
  ON CONFLICT (customer_id, alert_id) DO UPDATE SET month = excluded.month, words = excluded.words
    WHERE (known.month, known.words) IS DISTINCT FROM (excluded.month, excluded.words)
$$;--> statement-breakpoint

-- An alert that touches something is written down with its targets, which come in the statement after it.
CREATE FUNCTION search_alerts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_alert_search(array_agg(customer_id), array_agg(id)) FROM added WHERE target_count = 0 HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_alerts_added AFTER INSERT ON alerts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_alerts_added();--> statement-breakpoint

CREATE FUNCTION search_targets_of_alerts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_alert_search(array_agg(customer_id), array_agg(alert_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_targets_added AFTER INSERT ON alert_targets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_targets_of_alerts_changed();--> statement-breakpoint
CREATE TRIGGER search_targets_removed AFTER DELETE ON alert_targets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_targets_of_alerts_changed();--> statement-breakpoint

-- Row by row, because these are few: most changes of alerts, events and targets touch no word, and then nothing is called.
CREATE FUNCTION search_alert_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_alert_search(array[new.customer_id], array[new.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_alert_changed AFTER UPDATE OF event_id, at ON alerts FOR EACH ROW
  WHEN (old.event_id <> new.event_id OR search_month(old.at) <> search_month(new.at)) EXECUTE FUNCTION search_alert_changed();--> statement-breakpoint

CREATE FUNCTION search_event_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_alert_search(array_agg(customer_id), array_agg(id)) FROM alerts WHERE event_id = new.id HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_event_revised AFTER UPDATE OF title, summary ON events FOR EACH ROW
  WHEN (old.title <> new.title OR old.summary <> new.summary) EXECUTE FUNCTION search_event_revised();--> statement-breakpoint

CREATE FUNCTION search_target_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_alert_search(array_agg(t.customer_id), array_agg(t.alert_id))
     FROM customers c JOIN alert_targets t ON t.customer_id = c.id AND t.target_id = new.id HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_target_renamed AFTER UPDATE OF name ON targets FOR EACH ROW
  WHEN (old.name <> new.name) EXECUTE FUNCTION search_target_renamed();--> statement-breakpoint

-- What is there already, before the index is made: that is several times faster.
SELECT write_alert_search(array_agg(customer_id), array_agg(id)) FROM alerts GROUP BY id / 20000;--> statement-breakpoint
CREATE INDEX "alert_search_words" ON "alert_search" USING gin (alert_search_keys(customer_id, month, words)) WITH (gin_pending_list_limit=512);
