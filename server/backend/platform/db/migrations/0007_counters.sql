-- Counters and roll-ups that pages read instead of counting. Whoever changes alerts, labels or follows, these stay right:
-- once per statement, from the rows that it changed.

-- What one alert counts as: one row per facet and value.
CREATE FUNCTION alert_facets(event_group text, event_type_id text, priority smallint, impact_levels text[], countries text[], target_ctypes text[])
RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all', '' UNION ALL
  SELECT 'group', event_group UNION ALL
  SELECT 'type', event_type_id UNION ALL
  SELECT 'priority', priority::text UNION ALL
  SELECT 'impact', unnest(impact_levels) UNION ALL
  SELECT 'country', unnest(countries) UNION ALL
  SELECT 'ctype', unnest(target_ctypes)
$$;--> statement-breakpoint

CREATE FUNCTION count_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted by key, so that two statements take the counters' locks in one order.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO alert_counts AS known (customer_id, tier_n, status_id, facet, value, count)
      SELECT customer_id, tier_n, status_id, f.facet, f.value, count(*) FROM new_alerts,
        alert_facets(event_group, event_type_id, priority, impact_levels, countries, target_ctypes) f
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, status_id, facet, value) DO UPDATE SET count = known.count + excluded.count;
    INSERT INTO alert_day_counts AS known (customer_id, tier_n, day, status_id, priority, count)
      SELECT customer_id, tier_n, (at AT TIME ZONE 'UTC')::date, status_id, priority, count(*) FROM new_alerts
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, day, status_id, priority) DO UPDATE SET count = known.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO alert_counts AS known (customer_id, tier_n, status_id, facet, value, count)
      SELECT customer_id, tier_n, status_id, f.facet, f.value, -count(*) FROM old_alerts,
        alert_facets(event_group, event_type_id, priority, impact_levels, countries, target_ctypes) f
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, status_id, facet, value) DO UPDATE SET count = known.count + excluded.count;
    INSERT INTO alert_day_counts AS known (customer_id, tier_n, day, status_id, priority, count)
      SELECT customer_id, tier_n, (at AT TIME ZONE 'UTC')::date, status_id, priority, -count(*) FROM old_alerts
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, day, status_id, priority) DO UPDATE SET count = known.count + excluded.count;
  ELSE
    -- Most changes touch neither: a note, a flag, the version.
    INSERT INTO alert_counts AS known (customer_id, tier_n, status_id, facet, value, count)
      SELECT customer_id, tier_n, status_id, facet, value, sum(n) FROM (
        SELECT a.customer_id, a.tier_n, a.status_id, f.facet, f.value, 1 AS n FROM new_alerts a,
          alert_facets(a.event_group, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
        UNION ALL
        SELECT a.customer_id, a.tier_n, a.status_id, f.facet, f.value, -1 FROM old_alerts a,
          alert_facets(a.event_group, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
      ) AS change
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, status_id, facet, value) DO UPDATE SET count = known.count + excluded.count;
    INSERT INTO alert_day_counts AS known (customer_id, tier_n, day, status_id, priority, count)
      SELECT customer_id, tier_n, day, status_id, priority, sum(n) FROM (
        SELECT customer_id, tier_n, (at AT TIME ZONE 'UTC')::date AS day, status_id, priority, 1 AS n FROM new_alerts
        UNION ALL
        SELECT customer_id, tier_n, (at AT TIME ZONE 'UTC')::date, status_id, priority, -1 FROM old_alerts
      ) AS change
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, day, status_id, priority) DO UPDATE SET count = known.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER alerts_added AFTER INSERT ON alerts
  REFERENCING NEW TABLE AS new_alerts FOR EACH STATEMENT EXECUTE FUNCTION count_alerts();--> statement-breakpoint
CREATE TRIGGER alerts_changed AFTER UPDATE ON alerts
  REFERENCING OLD TABLE AS old_alerts NEW TABLE AS new_alerts FOR EACH STATEMENT EXECUTE FUNCTION count_alerts();--> statement-breakpoint
CREATE TRIGGER alerts_removed AFTER DELETE ON alerts
  REFERENCING OLD TABLE AS old_alerts FOR EACH STATEMENT EXECUTE FUNCTION count_alerts();--> statement-breakpoint

CREATE FUNCTION count_labelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE alert_labels l SET alert_count = l.alert_count + c.n
      FROM (SELECT customer_id, label_id, count(*)::int AS n FROM changed GROUP BY 1, 2) c
      WHERE l.customer_id = c.customer_id AND l.id = c.label_id;
  ELSE
    UPDATE alert_labels l SET alert_count = l.alert_count - c.n
      FROM (SELECT customer_id, label_id, count(*)::int AS n FROM changed GROUP BY 1, 2) c
      WHERE l.customer_id = c.customer_id AND l.id = c.label_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER labels_put_on AFTER INSERT ON alert_label_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_labelled();--> statement-breakpoint
CREATE TRIGGER labels_taken_off AFTER DELETE ON alert_label_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_labelled();--> statement-breakpoint

-- Followers are counted over all customers, whose rows nobody else may see: so the owner of the tables counts them.
CREATE FUNCTION count_followers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO target_followers AS known (target_id, count)
      SELECT target_id, count(*) FROM changed GROUP BY 1 ORDER BY 1
      ON CONFLICT (target_id) DO UPDATE SET count = known.count + excluded.count;
  ELSE
    UPDATE target_followers f SET count = f.count - c.n
      FROM (SELECT target_id, count(*)::int AS n FROM changed GROUP BY 1) c WHERE f.target_id = c.target_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION count_followers FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER follows_added AFTER INSERT ON follows
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_followers();--> statement-breakpoint
CREATE TRIGGER follows_removed AFTER DELETE ON follows
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_followers();
