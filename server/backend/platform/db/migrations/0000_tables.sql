-- What indexes below need.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Names are searched by the trigrams of their folded form.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- The keys of a row in the index: the customer and the month stand in them, so that no search reads another's.
CREATE FUNCTION alert_search_keys(customer_id bigint, month int, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(SELECT customer_id || '.' || month || '.' || w FROM unnest(tsvector_to_array(words)) w))
$$;--> statement-breakpoint

-- A name as lists are ordered by it: without accents, in lower case. Not more of it than an index entry should hold.
CREATE FUNCTION sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(CASE WHEN octet_length(name) = length(name) THEN lower(name)
    ELSE replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss') END, 200)
$$;--> statement-breakpoint
-- The beginnings of HS codes, from chapter to subheading, without dots: by any of them a target is found.
CREATE FUNCTION hs_prefixes(codes text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT left(digits, n) FROM unnest(codes) c, LATERAL (SELECT replace(c, '.', '') AS digits) d, generate_series(2, 6) n
                WHERE length(digits) >= n ORDER BY 1)
$$;--> statement-breakpoint

-- The keys of an action's title in its index: its characters, single and in pairs, under the customer, so that no search reads another's and a
-- word of any script is found by any part of it. Dear, so that no plan tells rows apart by it.
CREATE FUNCTION action_title_keys(customer_id bigint, title text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT array(SELECT customer_id || '.' || substr(title, n, long) FROM generate_series(1, length(title)) n, unnest('{1,2}'::int[]) long)
$$;--> statement-breakpoint

-- Whether the user of the transaction reads a confidential action: who began it, has it, is in a team that has it, and managers. Jobs act
-- for nobody and read all. Asked of confidential actions only; with the rights of who asks.
CREATE FUNCTION reads_action(of_customer bigint, action bigint, begun_by bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  reader bigint := nullif(current_setting('app.user_id', true), '')::bigint;
BEGIN
  RETURN reader IS NULL OR coalesce(begun_by = reader, false)
    OR EXISTS (
      SELECT FROM action_assignees s
       WHERE s.customer_id = of_customer AND s.action_id = action
         AND (s.kind = 'user' AND s.assignee_id = reader
           OR s.kind = 'team' AND s.assignee_id IN (
             SELECT m.team_id FROM team_members m WHERE m.customer_id = of_customer AND m.user_id = reader)))
    OR EXISTS (
      SELECT FROM users u
       WHERE u.customer_id = of_customer AND u.id = reader AND u.roles && array['manager', 'administrator']);
END $$;--> statement-breakpoint
-- Whether the user of the transaction reads a file of actions: who reads the one that it came with, or another that it is attached to.
CREATE FUNCTION reads_document(of_customer bigint, document bigint, came_with bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN nullif(current_setting('app.user_id', true), '') IS NULL
    OR EXISTS (SELECT FROM actions x WHERE x.customer_id = of_customer AND x.id = came_with)
    OR EXISTS (
      SELECT FROM action_documents l JOIN actions x ON x.customer_id = l.customer_id AND x.id = l.action_id
       WHERE l.customer_id = of_customer AND l.document_id = document);
END $$;--> statement-breakpoint

CREATE TABLE "action_steps" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"assignee_id" bigint,
	"done_at" timestamp with time zone,
	"done_by" bigint,
	CONSTRAINT "action_steps_customer_id_action_id_position_pk" PRIMARY KEY("customer_id","action_id","position")
);--> statement-breakpoint
ALTER TABLE "action_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_templates" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "action_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"type_id" text NOT NULL,
	"purpose" text,
	"right_concerned" text,
	"description" text DEFAULT '' NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"steps" jsonb NOT NULL,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_templates_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);--> statement-breakpoint
ALTER TABLE "action_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_owners" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"holder_kind" text NOT NULL,
	"holder_id" bigint NOT NULL,
	CONSTRAINT "task_owners_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "task_owners_holder_kind" CHECK ("task_owners"."holder_kind" in ('user', 'team'))
);--> statement-breakpoint
ALTER TABLE "task_owners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_plans" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"holder_kind" text,
	"holder_id" bigint,
	"put_off_until" date,
	"put_off_reason" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_plans_customer_id_kind_subject_id_pk" PRIMARY KEY("customer_id","kind","subject_id"),
	CONSTRAINT "task_plans_holder" CHECK (("task_plans"."holder_kind" is null) = ("task_plans"."holder_id" is null)),
	CONSTRAINT "task_plans_holder_kind" CHECK ("task_plans"."holder_kind" in ('user', 'team'))
);--> statement-breakpoint
ALTER TABLE "task_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_measures" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "own_measures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"source" text NOT NULL,
	"confidence" char(1) NOT NULL,
	"replaces_id" bigint,
	"written_by" bigint,
	"reviewed_by" bigint,
	"return_note" text,
	"returned_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_measures_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "own_measures_state" CHECK ("own_measures"."state" in ('draft', 'reviewed', 'published', 'retired'))
);--> statement-breakpoint
ALTER TABLE "own_measures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_calendar_entries" (
	"customer_id" bigint NOT NULL,
	"calendar_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"told_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "task_calendar_entries_customer_id_calendar_id_kind_subject_id_pk" PRIMARY KEY("customer_id","calendar_id","kind","subject_id")
);--> statement-breakpoint
ALTER TABLE "task_calendar_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_calendars" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "task_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"with_names" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "task_calendars_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);--> statement-breakpoint
ALTER TABLE "task_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_escalations" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_escalations_customer_id_kind_subject_id_due_on_pk" PRIMARY KEY("customer_id","kind","subject_id","due_on")
);--> statement-breakpoint
ALTER TABLE "task_escalations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_mails" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"digest" text DEFAULT 'off' NOT NULL,
	"given" boolean DEFAULT false NOT NULL,
	"checked_on" date,
	"sent_hash" text,
	"given_up_to" bigint DEFAULT 0 NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"reminded_on" date,
	"reminded_up_to" bigint DEFAULT 0 NOT NULL,
	"commented" boolean DEFAULT false NOT NULL,
	"commented_up_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "task_mails_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id"),
	CONSTRAINT "task_mails_digest" CHECK ("task_mails"."digest" in ('off', 'daily', 'weekly'))
);--> statement-breakpoint
ALTER TABLE "task_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_titles" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "action_titles_customer_id_action_id_pk" PRIMARY KEY("customer_id","action_id")
);--> statement-breakpoint
ALTER TABLE "action_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"escalate_after" integer,
	CONSTRAINT "task_settings_escalate" CHECK ("task_settings"."escalate_after" between 1 and 365)
);--> statement-breakpoint
ALTER TABLE "task_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_plans" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "supplier_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"contact_email" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"action_due_on" date,
	"message" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"measures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone,
	"return_reason" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"turn_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proofs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailed_version" integer DEFAULT 0 NOT NULL,
	"reminded_of" date,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_plans_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "supplier_plans_language" CHECK ("supplier_plans"."language" in ('en', 'de', 'ch', 'fr')),
	CONSTRAINT "supplier_plans_state" CHECK ("supplier_plans"."state" in ('asked', 'proposed', 'returned', 'accepted', 'revoked'))
);--> statement-breakpoint
ALTER TABLE "supplier_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_challenges" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"challenge_hash" "bytea" NOT NULL,
	"email" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_challenges_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "account_challenges_kind" CHECK ("account_challenges"."kind" in ('reset', 'registration', 'email', 'second-factor'))
);
--> statement-breakpoint
ALTER TABLE "account_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_alerts" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	CONSTRAINT "action_alerts_customer_id_action_id_alert_id_pk" PRIMARY KEY("customer_id","action_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "action_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_assignees" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"assignee_id" bigint NOT NULL,
	CONSTRAINT "action_assignees_customer_id_action_id_kind_assignee_id_pk" PRIMARY KEY("customer_id","action_id","kind","assignee_id")
);
--> statement-breakpoint
ALTER TABLE "action_assignees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"proves_effect" boolean DEFAULT false NOT NULL,
	CONSTRAINT "action_documents_customer_id_action_id_document_id_pk" PRIMARY KEY("customer_id","action_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "action_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "action_targets" (
	"customer_id" bigint NOT NULL,
	"action_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	CONSTRAINT "action_targets_customer_id_action_id_target_id_pk" PRIMARY KEY("customer_id","action_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "action_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "actions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"type_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meta_status" text DEFAULT 'Planned' NOT NULL,
	"skipped_reason" text,
	"skipped_until" date,
	"due_on" date,
	"purpose" text,
	"right_concerned" text,
	"root_cause" text DEFAULT '' NOT NULL,
	"success_measure" text DEFAULT '' NOT NULL,
	"success_before" double precision,
	"success_after" double precision,
	"confidential" boolean DEFAULT false NOT NULL,
	"cost_amount" numeric(14, 2),
	"cost_currency" text,
	"grievance_id" bigint,
	"blocked_reason" text,
	"completed_reason" text,
	"measure" text,
	"effect_due_on" date,
	"effect" text,
	"effect_note" text DEFAULT '' NOT NULL,
	"effect_by" bigint,
	"effect_at" timestamp with time zone,
	"effect_waived" jsonb,
	"every_months" integer,
	"follows_id" bigint,
	"created_by" bigint,
	"completed_at" timestamp with time zone,
	"completed_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actions_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "actions_effect" CHECK ("actions"."effect" in ('effective', 'partly', 'not-effective')),
	CONSTRAINT "actions_cost" CHECK (("actions"."cost_amount" is null) = ("actions"."cost_currency" is null)),
	CONSTRAINT "actions_every" CHECK ("actions"."every_months" between 1 and 60),
	CONSTRAINT "actions_status" CHECK ("actions"."meta_status" in ('Planned', 'InProgress', 'Completed', 'Aborted'))
);
--> statement-breakpoint
ALTER TABLE "actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_rule_hits" (
	"customer_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_rule_hits_customer_id_rule_id_alert_id_pk" PRIMARY KEY("customer_id","rule_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alert_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_rules_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_search" (
	"customer_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"month" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "alert_search_customer_id_alert_id_pk" PRIMARY KEY("customer_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_comments" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alert_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_comments_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_counts" (
	"customer_id" bigint NOT NULL,
	"tier_n" boolean NOT NULL,
	"status_id" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "alert_counts_customer_id_tier_n_status_id_facet_value_pk" PRIMARY KEY("customer_id","tier_n","status_id","facet","value")
);
--> statement-breakpoint
ALTER TABLE "alert_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_day_counts" (
	"customer_id" bigint NOT NULL,
	"tier_n" boolean NOT NULL,
	"day" date NOT NULL,
	"status_id" text NOT NULL,
	"priority" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "alert_day_counts_customer_id_tier_n_day_status_id_priority_pk" PRIMARY KEY("customer_id","tier_n","day","status_id","priority")
);
--> statement-breakpoint
ALTER TABLE "alert_day_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_label_links" (
	"customer_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"added_by" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_label_links_customer_id_label_id_alert_id_pk" PRIMARY KEY("customer_id","label_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_label_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_labels" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alert_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"background_color" text NOT NULL,
	"text_color" text NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"alert_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_labels_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_targets" (
	"customer_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"impact_level" text NOT NULL,
	"tier" smallint NOT NULL,
	"confidence" real NOT NULL,
	"distance_km" real,
	"reason" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event_type_id" text NOT NULL,
	"priority" smallint NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alert_targets_customer_id_alert_id_target_id_pk" PRIMARY KEY("customer_id","alert_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "alert_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event_type_id" text NOT NULL,
	"event_group" text NOT NULL,
	"also_groups" text[] DEFAULT '{}' NOT NULL,
	"own_type_id" text,
	"priority" smallint NOT NULL,
	"priority_reason" jsonb NOT NULL,
	"tier_n" boolean NOT NULL,
	"tier" smallint NOT NULL,
	"impact_levels" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"target_ctypes" text[] NOT NULL,
	"target_count" integer NOT NULL,
	"status_id" text DEFAULT 'new' NOT NULL,
	"status_changed_at" timestamp with time zone,
	"status_changed_by" bigint,
	"relevancy" text DEFAULT 'NotYetAssigned' NOT NULL,
	"note" text,
	"muted_at_priority" smallint,
	"rule_priority" smallint,
	"rule_priority_reason" jsonb,
	"flagged" jsonb,
	"assigned_to" bigint,
	"snoozed_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "alerts_of_event" UNIQUE("customer_id","event_id"),
	CONSTRAINT "alerts_status" CHECK ("alerts"."status_id" in ('new', 'in-review', 'relevant', 'archived')),
	CONSTRAINT "alerts_priority" CHECK ("alerts"."priority" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_by" bigint NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clocks" (
	"customer_id" bigint NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"due_on" date NOT NULL,
	"rule_version" text NOT NULL,
	"done_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "clocks_customer_id_subject_type_subject_id_kind_pk" PRIMARY KEY("customer_id","subject_type","subject_id","kind")
);
--> statement-breakpoint
ALTER TABLE "clocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_sign_in" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_client_secret" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_sign_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_sign_in_attempts" (
	"customer_id" bigint NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "company_sign_in_attempts_customer_id_ticket_hash_pk" PRIMARY KEY("customer_id","ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "company_sign_in_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "connector_file_pieces" (
	"customer_id" bigint NOT NULL,
	"connector_id" bigint NOT NULL,
	"file" uuid NOT NULL,
	"piece" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connector_file_pieces_customer_id_connector_id_file_piece_pk" PRIMARY KEY("customer_id","connector_id","file","piece")
);
--> statement-breakpoint
ALTER TABLE "connector_file_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "connector_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connector_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"connector_id" bigint NOT NULL,
	"state" text NOT NULL,
	"trigger" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "connector_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "connectors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connectors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"url" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_password" text,
	"every_minutes" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp with time zone,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connectors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "context_help" (
	"customer_id" bigint NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "context_help_customer_id_key_locale_pk" PRIMARY KEY("customer_id","key","locale")
);
--> statement-breakpoint
ALTER TABLE "context_help" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_feature_flags" (
	"customer_id" bigint NOT NULL,
	"flag" text NOT NULL,
	CONSTRAINT "customer_feature_flags_customer_id_flag_pk" PRIMARY KEY("customer_id","flag")
);
--> statement-breakpoint
ALTER TABLE "customer_feature_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"plan_name" text NOT NULL,
	"graph_limit" integer DEFAULT 2000 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_mail_alerts" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	CONSTRAINT "alert_mail_alerts_customer_id_user_id_channel_alert_id_pk" PRIMARY KEY("customer_id","user_id","channel","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_mails" (
	"customer_id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"unsubscribe_hash" "bytea" NOT NULL,
	"alert_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_mails_customer_id_uuid_pk" PRIMARY KEY("customer_id","uuid")
);
--> statement-breakpoint
ALTER TABLE "alert_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_minimums" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"minimum" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_minimums_customer_id_user_id_collection_id_channel_pk" PRIMARY KEY("customer_id","user_id","collection_id","channel"),
	CONSTRAINT "delivery_minimums_channel" CHECK ("delivery_minimums"."channel" in ('EmailRealtime', 'EmailDaily', 'EmailWeekly')),
	CONSTRAINT "delivery_minimums_minimum" CHECK ("delivery_minimums"."minimum" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "delivery_minimums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"action_id" bigint,
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
	"replaced_in" bigint,
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
CREATE TABLE "event_update_decisions" (
	"customer_id" bigint NOT NULL,
	"update_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "event_update_decisions_customer_id_update_id_pk" PRIMARY KEY("customer_id","update_id"),
	CONSTRAINT "event_update_decisions_known" CHECK ("event_update_decisions"."decision" in ('joined', 'apart'))
);
--> statement-breakpoint
ALTER TABLE "event_update_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"earlier_id" bigint NOT NULL,
	"later_id" bigint NOT NULL,
	"reason" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_updates_of_another" CHECK ("event_updates"."later_id" <> "event_updates"."earlier_id")
);
--> statement-breakpoint
ALTER TABLE "event_updates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_links" (
	"event_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"owner_id" bigint,
	"impact_level" text NOT NULL,
	"confidence" real NOT NULL,
	"distance_km" real,
	"reason" jsonb NOT NULL,
	CONSTRAINT "event_links_event_id_target_id_pk" PRIMARY KEY("event_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "event_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"kept_id" bigint NOT NULL,
	"merged_id" bigint NOT NULL,
	"moved" jsonb NOT NULL,
	"reason" jsonb NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_organizations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"owner_id" bigint,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"role" text NOT NULL,
	"other_names" text[] DEFAULT '{}' NOT NULL,
	"identifiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "event_organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"owner_id" bigint,
	"place" jsonb NOT NULL,
	"country" text,
	"lat" double precision,
	"lon" double precision
);
--> statement-breakpoint
ALTER TABLE "event_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_sources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"owner_id" bigint,
	"source_name" text NOT NULL,
	"external_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"revision" text,
	"title" text NOT NULL,
	"url" text,
	"language" text,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"raw" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"joined" jsonb,
	"join_keys" text[] DEFAULT '{}' NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_types" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"default_priority" smallint NOT NULL,
	"perspectives" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_versions" (
	"event_id" bigint NOT NULL,
	"owner_id" bigint,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_name" text NOT NULL,
	CONSTRAINT "event_versions_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
ALTER TABLE "event_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"event_type_id" text NOT NULL,
	"also_type_ids" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"url" text,
	"language" text,
	"at" timestamp with time zone NOT NULL,
	"happened_at" timestamp with time zone,
	"period_from" timestamp with time zone,
	"period_to" timestamp with time zone,
	"severity" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"priority" smallint NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"merged_into" bigint,
	"content_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evidence" (
	"customer_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"rule_version" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "evidence_customer_id_seq_pk" PRIMARY KEY("customer_id","seq")
);
--> statement-breakpoint
ALTER TABLE "evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evidence_heads" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_subscriptions" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"view_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "feed_subscriptions_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_view_defaults" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "feed_view_defaults_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_views" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_views_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "feed_views_owner" CHECK (("feed_views"."scope" = 'User') = ("feed_views"."user_id" is not null)),
	CONSTRAINT "feed_views_scope" CHECK ("feed_views"."scope" in ('User', 'Customer'))
);
--> statement-breakpoint
ALTER TABLE "feed_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_defaults" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	CONSTRAINT "collection_defaults_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "collection_defaults" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_roles" (
	"customer_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "collection_roles_customer_id_collection_id_user_id_pk" PRIMARY KEY("customer_id","collection_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "collection_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_targets" (
	"customer_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"added_by" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" bigint,
	"sort_name" text COLLATE "C" DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"ctype" text DEFAULT '' NOT NULL,
	CONSTRAINT "collection_targets_customer_id_collection_id_target_id_pk" PRIMARY KEY("customer_id","collection_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "collection_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"type" text DEFAULT 'Default' NOT NULL,
	"kind" text DEFAULT 'follows' NOT NULL,
	"scope" text DEFAULT 'Customer' NOT NULL,
	"user_id" bigint,
	"is_default" boolean DEFAULT false NOT NULL,
	"monitored" boolean DEFAULT true NOT NULL,
	"tiers_enabled" boolean DEFAULT false NOT NULL,
	"tier_settings" jsonb,
	"delivery" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"target_count" integer DEFAULT 0 NOT NULL,
	"target_graph_size" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "collections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "follows" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"followed_by" bigint,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" bigint,
	CONSTRAINT "follows_customer_id_target_id_pk" PRIMARY KEY("customer_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monitored_targets" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"tier" smallint NOT NULL,
	"path" bigint[] DEFAULT '{}' NOT NULL,
	"probability" real DEFAULT 1 NOT NULL,
	"sort_name" text COLLATE "C" DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"ctype" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"is_vague" boolean DEFAULT false NOT NULL,
	"sustainability" real,
	"disruption" real,
	"compliance" real,
	CONSTRAINT "monitored_targets_customer_id_target_id_pk" PRIMARY KEY("customer_id","target_id"),
	CONSTRAINT "monitored_targets_tier" CHECK ("monitored_targets"."tier" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "monitored_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_organizations" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"target_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "idempotency_keys" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_customer_id_user_id_key_pk" PRIMARY KEY("customer_id","user_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_decisions" (
	"customer_id" bigint NOT NULL,
	"key" text NOT NULL,
	"decision" text NOT NULL,
	"target_id" bigint,
	"import_id" bigint,
	"row" integer,
	"decided_by" bigint,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_decisions_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
ALTER TABLE "import_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"customer_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"piece" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_customer_id_import_id_piece_pk" PRIMARY KEY("customer_id","import_id","piece")
);
--> statement-breakpoint
ALTER TABLE "import_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_rows" (
	"customer_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"candidate" jsonb,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_id" bigint,
	"repeats" integer,
	"score" real,
	"undo" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_by" bigint,
	"before" jsonb,
	CONSTRAINT "import_rows_customer_id_import_id_row_pk" PRIMARY KEY("customer_id","import_id","row")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text DEFAULT 'suppliers' NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"state" text DEFAULT 'Queued' NOT NULL,
	"step" text DEFAULT 'read' NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refusal" jsonb,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "imports_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'Queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" jsonb,
	"error" text,
	"rule_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "operations_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"headers" jsonb,
	"secret" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "mails_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'kept', 'sent', 'failed')),
	CONSTRAINT "mails_one_line" CHECK ("mails"."recipient" || "mails"."subject" !~ '[\r\n]')
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "name_list_lines" (
	"customer_id" bigint NOT NULL,
	"operation_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"candidate" jsonb NOT NULL,
	"state" text,
	"score" real,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" text,
	"target_id" bigint,
	"remembered_at" timestamp with time zone,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"import_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "name_list_lines_customer_id_operation_id_line_pk" PRIMARY KEY("customer_id","operation_id","line")
);
--> statement-breakpoint
ALTER TABLE "name_list_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "network_changes" (
	"owner_id" bigint,
	"xid" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_changes_once" UNIQUE NULLS NOT DISTINCT("owner_id","xid")
);
--> statement-breakpoint
ALTER TABLE "network_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "requests" (
	"customer_id" bigint NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"flag" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"questionnaire_id" bigint,
	"plan_id" bigint,
	CONSTRAINT "requests_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "requests_kind" CHECK ("requests"."kind" in ('ssa', 'capa'))
);
--> statement-breakpoint
ALTER TABLE "requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"confidence" char(1) NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "rules_name_version" UNIQUE("name","version"),
	CONSTRAINT "rules_confidence" CHECK ("rules"."confidence" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "rules_period" CHECK ("rules"."valid_to" is null or "rules"."valid_to" > "rules"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "sanctions_entities" (
	"list_name" text NOT NULL,
	"owner_id" bigint,
	"entity_id" text NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"entity" jsonb NOT NULL,
	CONSTRAINT "sanctions_entities_list_name_entity_id_since_pk" PRIMARY KEY("list_name","entity_id","since")
);
--> statement-breakpoint
ALTER TABLE "sanctions_entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sanctions_list_versions" (
	"list_name" text NOT NULL,
	"owner_id" bigint,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_names" text[] NOT NULL,
	"format" text DEFAULT '' NOT NULL,
	"entities" integer DEFAULT 0 NOT NULL,
	"aliases" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_list_versions_list_name_version_pk" PRIMARY KEY("list_name","version")
);
--> statement-breakpoint
ALTER TABLE "sanctions_list_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sanctions_lists" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"title" text NOT NULL,
	"authority" text NOT NULL,
	"format" text NOT NULL,
	"current_version" integer,
	"mapping" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sanctions_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sanctions_matches" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"list_name" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_hash" text NOT NULL,
	"target_hash" text NOT NULL,
	"list_version" integer NOT NULL,
	"score" real NOT NULL,
	"verdict" text NOT NULL,
	"matched_name" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"rule_version" text NOT NULL,
	"decision" text DEFAULT 'undecided' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"closed_at" timestamp with time zone,
	"reopened" boolean DEFAULT false NOT NULL,
	"earlier" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_matches_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "sanctions_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "screening_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"follows_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "screening_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_screenings" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"requested_at" timestamp with time zone,
	"requested_by" bigint,
	"screened_at" timestamp with time zone,
	"state" text NOT NULL,
	"status" text,
	"screened_hash" text,
	"via_match_id" bigint,
	"via_path" bigint[],
	"via_relation" text,
	CONSTRAINT "target_screenings_customer_id_target_id_pk" PRIMARY KEY("customer_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "target_screenings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assessment_results" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"perspective" text NOT NULL,
	"value" real NOT NULL,
	"answered_on" date NOT NULL,
	"valid_until" date,
	CONSTRAINT "assessment_results_customer_id_target_id_perspective_pk" PRIMARY KEY("customer_id","target_id","perspective"),
	CONSTRAINT "assessment_results_value" CHECK ("assessment_results"."value" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "assessment_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "explorer_searches" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "explorer_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"notify" text DEFAULT 'never' NOT NULL,
	"known_ids" bigint[],
	"checked_at" timestamp with time zone,
	"new_count" integer DEFAULT 0 NOT NULL,
	"new_ids" bigint[] DEFAULT '{}' NOT NULL,
	"new_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "explorer_searches_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "explorer_searches_scope" CHECK ("explorer_searches"."scope" in ('User', 'Customer')),
	CONSTRAINT "explorer_searches_notify" CHECK ("explorer_searches"."notify" in ('never', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "explorer_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "explorer_snapshots" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "explorer_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" bigint,
	"search_name" text,
	"user_id" bigint NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"is_personal" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	"collections" jsonb NOT NULL,
	"perspective" text NOT NULL,
	"total" integer NOT NULL,
	"is_exact" boolean NOT NULL,
	"found_ids" bigint[] NOT NULL,
	"ids_hash" text NOT NULL,
	"told" jsonb NOT NULL,
	"rule_versions" jsonb NOT NULL,
	CONSTRAINT "explorer_snapshots_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "explorer_snapshots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_scores" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "external_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"event_type_id" text NOT NULL,
	"value" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"created_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "external_scores_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "external_scores_value" CHECK ("external_scores"."value" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "external_scores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "score_history" (
	"customer_id" bigint NOT NULL,
	"perspective" text NOT NULL,
	"target_id" bigint NOT NULL,
	"month" date NOT NULL,
	"score" real,
	"alerts" real,
	"peers" real,
	"assessment" real,
	"external" real,
	"tier_n" real,
	"missing" real NOT NULL,
	CONSTRAINT "score_history_customer_id_perspective_target_id_month_pk" PRIMARY KEY("customer_id","perspective","target_id","month")
);
--> statement-breakpoint
ALTER TABLE "score_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scores" (
	"customer_id" bigint NOT NULL,
	"perspective" text NOT NULL,
	"target_id" bigint NOT NULL,
	"score" real,
	"alerts" real,
	"peers" real,
	"assessment" real,
	"external" real,
	"points" double precision DEFAULT 0 NOT NULL,
	"points_by_type" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tier_n" real,
	"missing" real NOT NULL,
	"alert_count" integer NOT NULL,
	"rule_versions" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scores_customer_id_perspective_target_id_pk" PRIMARY KEY("customer_id","perspective","target_id")
);
--> statement-breakpoint
ALTER TABLE "scores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scores_due" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scores_due_customer_id_target_id_pk" PRIMARY KEY("customer_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "scores_due" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_customer_id_user_id_code_hash_pk" PRIMARY KEY("customer_id","user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factors" (
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "second_factors_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"user_agent" text,
	"client_address" text,
	CONSTRAINT "sessions_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "target_contacts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "target_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"language" text,
	"state" text DEFAULT 'unverified' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "target_contacts_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "target_contacts_language" CHECK ("target_contacts"."language" in ('en', 'de', 'ch')),
	CONSTRAINT "target_contacts_state" CHECK ("target_contacts"."state" in ('unverified', 'verified', 'bounced', 'opted-out', 'left')),
	CONSTRAINT "target_contacts_source" CHECK ("target_contacts"."source" in ('user', 'list'))
);
--> statement-breakpoint
ALTER TABLE "target_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "edge_impacts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "edge_impacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"input" text NOT NULL,
	"input_key" text NOT NULL,
	"hs_code" text,
	"product_line" text,
	"product_line_key" text DEFAULT '' NOT NULL,
	"share" double precision,
	"max_share" double precision,
	"stock_own" double precision,
	"stock_supplier" double precision,
	"transit" double precision,
	"recovery_site" double precision,
	"recovery_insolvency" double precision,
	"ramp_days" double precision,
	"revenue_at_risk" double precision,
	"currency" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"confirmed_on" date,
	"import_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edge_impacts_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "edge_impacts_share" CHECK ("edge_impacts"."share" between 0 and 1 and "edge_impacts"."max_share" between 0 and 1),
	CONSTRAINT "edge_impacts_currency" CHECK (("edge_impacts"."revenue_at_risk" is null) = ("edge_impacts"."currency" is null)),
	CONSTRAINT "edge_impacts_period" CHECK ("edge_impacts"."valid_to" >= "edge_impacts"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "edge_impacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "edges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"scope" text DEFAULT 'Private' NOT NULL,
	"probability" double precision DEFAULT 1 NOT NULL,
	"shipments" integer,
	"first_shipment_on" text,
	"last_shipment_on" text,
	"hs_codes" text[] DEFAULT '{}' NOT NULL,
	"goods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media_links" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"import_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edges_other" CHECK ("edges"."from_id" <> "edges"."to_id"),
	CONSTRAINT "edges_probability" CHECK ("edges"."probability" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "edges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_duplicates" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "target_duplicates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"one_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "target_duplicates_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "target_duplicates_order" CHECK ("target_duplicates"."one_id" < "target_duplicates"."other_id"),
	CONSTRAINT "target_duplicates_state" CHECK ("target_duplicates"."state" in ('open', 'apart'))
);
--> statement-breakpoint
ALTER TABLE "target_duplicates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_cells" (
	"zoom" smallint NOT NULL,
	"y" integer NOT NULL,
	"x" integer NOT NULL,
	"type" text NOT NULL,
	"ctype" text NOT NULL,
	"country" text NOT NULL,
	"place_kind" text NOT NULL,
	"count" integer NOT NULL,
	"id_sum" bigint NOT NULL,
	"lat_sum" bigint NOT NULL,
	"east_sum" bigint NOT NULL,
	CONSTRAINT "target_cells_zoom_y_x_type_ctype_country_place_kind_pk" PRIMARY KEY("zoom","y","x","type","ctype","country","place_kind")
);
--> statement-breakpoint
CREATE TABLE "target_facets" (
	"type" text NOT NULL,
	"ctype" text NOT NULL,
	"country" text NOT NULL,
	"industry" text NOT NULL,
	"size" text NOT NULL,
	"place_kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "target_facets_type_ctype_country_industry_size_place_kind_pk" PRIMARY KEY("type","ctype","country","industry","size","place_kind")
);
--> statement-breakpoint
CREATE TABLE "target_followers" (
	"target_id" bigint PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "target_identifiers" (
	"target_id" bigint NOT NULL,
	"owner_id" bigint,
	"system" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "target_identifiers_once" UNIQUE NULLS NOT DISTINCT("target_id","system","value","owner_id")
);
--> statement-breakpoint
ALTER TABLE "target_identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_merge_rows" (
	"customer_id" bigint NOT NULL,
	"merge_id" bigint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "target_merge_rows_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "target_merge_rows_customer_id_merge_id_number_pk" PRIMARY KEY("customer_id","merge_id","number")
);
--> statement-breakpoint
ALTER TABLE "target_merge_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_merges" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "target_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kept_id" bigint NOT NULL,
	"merged_id" bigint NOT NULL,
	"kept_name" text NOT NULL,
	"merged_name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"reason" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"merged_by" bigint,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" bigint,
	"undone_at" timestamp with time zone,
	"stayed" jsonb,
	CONSTRAINT "target_merges_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "target_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "target_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" bigint NOT NULL,
	"owner_id" bigint,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "target_names_of_owner_once" UNIQUE NULLS NOT DISTINCT("target_id","kind","text","owner_id")
);
--> statement-breakpoint
ALTER TABLE "target_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_parents" (
	"target_id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"owner_id" bigint,
	"kind" text NOT NULL,
	"share" double precision,
	"share_bound" text,
	"since" date,
	"until" date,
	"source" text,
	CONSTRAINT "target_parents_once" UNIQUE NULLS NOT DISTINCT("target_id","parent_id","kind","owner_id"),
	CONSTRAINT "target_parents_other" CHECK ("target_parents"."target_id" <> "target_parents"."parent_id")
);
--> statement-breakpoint
ALTER TABLE "target_parents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "target_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" bigint NOT NULL,
	"owner_id" bigint,
	"label" text,
	"country" text,
	"region" text,
	"city" text,
	"address" text,
	"lat" double precision,
	"lon" double precision
);
--> statement-breakpoint
ALTER TABLE "target_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "targets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"type" text NOT NULL,
	"ctype" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"region" text,
	"city" text,
	"postal_code" text,
	"address" text,
	"lat" double precision,
	"lon" double precision,
	"place" jsonb,
	"place_doubt" text,
	"size" text,
	"employees" integer,
	"website" text,
	"industry" text,
	"hs_codes" text[] DEFAULT '{}' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"screening_hash" text,
	"import_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (sort_key(name)) STORED,
	"place_kind" text GENERATED ALWAYS AS (case when place is null then case when lat is null then 'none' else 'exact' end
          when place->>'precision' in ('address', 'postcode') then 'exact' when place->>'precision' = 'town' then 'town' else 'area' end) STORED,
	"place_doubted_at" timestamp with time zone,
	CONSTRAINT "targets_type" CHECK ("targets"."type" in ('organization', 'POI', 'country', 'industry', 'commodity')),
	CONSTRAINT "targets_place_doubt" CHECK ("targets"."place_doubt" in ('none', 'zero', 'swapped', 'kept')),
	CONSTRAINT "targets_place" CHECK (("targets"."lat" is null) = ("targets"."lon" is null))
);
--> statement-breakpoint
ALTER TABLE "targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_members" (
	"customer_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "team_members_customer_id_team_id_user_id_pk" PRIMARY KEY("customer_id","team_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "teams" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lead_id" bigint,
	CONSTRAINT "teams_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"password_hash" text,
	"password_valid_until" date,
	"embedded_login" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"roles" text[] NOT NULL,
	"perspectives" text[] DEFAULT '{}' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"deactivated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'de', 'ch'))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_challenges" ADD CONSTRAINT "account_challenges_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_alerts" ADD CONSTRAINT "action_alerts_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_assignees" ADD CONSTRAINT "action_assignees_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_comments" ADD CONSTRAINT "action_comments_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_documents" ADD CONSTRAINT "action_documents_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_documents" ADD CONSTRAINT "action_documents_customer_id_document_id_documents_customer_id_id_fk" FOREIGN KEY ("customer_id","document_id") REFERENCES "public"."documents"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_targets" ADD CONSTRAINT "action_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_targets" ADD CONSTRAINT "action_targets_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ADD CONSTRAINT "alert_rule_hits_customer_id_rule_id_alert_rules_customer_id_id_fk" FOREIGN KEY ("customer_id","rule_id") REFERENCES "public"."alert_rules"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rule_hits" ADD CONSTRAINT "alert_rule_hits_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_search" ADD CONSTRAINT "alert_search_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_comments" ADD CONSTRAINT "alert_comments_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_label_links" ADD CONSTRAINT "alert_label_links_customer_id_label_id_alert_labels_customer_id_id_fk" FOREIGN KEY ("customer_id","label_id") REFERENCES "public"."alert_labels"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_label_links" ADD CONSTRAINT "alert_label_links_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_labels" ADD CONSTRAINT "alert_labels_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_targets" ADD CONSTRAINT "alert_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_targets" ADD CONSTRAINT "alert_targets_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_assigned_to_users_customer_id_id_fk" FOREIGN KEY ("customer_id","assigned_to") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_customer_id_created_by_users_customer_id_id_fk" FOREIGN KEY ("customer_id","created_by") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clocks" ADD CONSTRAINT "clocks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_in" ADD CONSTRAINT "company_sign_in_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_in_attempts" ADD CONSTRAINT "company_sign_in_attempts_customer_id_company_sign_in_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."company_sign_in"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_file_pieces" ADD CONSTRAINT "connector_file_pieces_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_file_pieces" ADD CONSTRAINT "connector_file_pieces_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_help" ADD CONSTRAINT "context_help_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_help" ADD CONSTRAINT "context_help_customer_id_updated_by_users_customer_id_id_fk" FOREIGN KEY ("customer_id","updated_by") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_feature_flags" ADD CONSTRAINT "customer_feature_flags_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ADD CONSTRAINT "alert_mail_alerts_customer_id_uuid_alert_mails_customer_id_uuid_fk" FOREIGN KEY ("customer_id","uuid") REFERENCES "public"."alert_mails"("customer_id","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mail_alerts" ADD CONSTRAINT "alert_mail_alerts_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_minimums" ADD CONSTRAINT "delivery_minimums_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_mapped_filename_document_files_customer_id_mapped_filename_fk" FOREIGN KEY ("customer_id","mapped_filename") REFERENCES "public"."document_files"("customer_id","mapped_filename") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_update_decisions" ADD CONSTRAINT "event_update_decisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_update_decisions" ADD CONSTRAINT "event_update_decisions_update_id_event_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."event_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_updates" ADD CONSTRAINT "event_updates_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_updates" ADD CONSTRAINT "event_updates_earlier_id_events_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_updates" ADD CONSTRAINT "event_updates_later_id_events_id_fk" FOREIGN KEY ("later_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_links" ADD CONSTRAINT "event_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_links" ADD CONSTRAINT "event_links_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_merges" ADD CONSTRAINT "event_merges_kept_id_events_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_merges" ADD CONSTRAINT "event_merges_merged_id_events_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organizations" ADD CONSTRAINT "event_organizations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sources" ADD CONSTRAINT "event_sources_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_versions" ADD CONSTRAINT "event_versions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_merged_into_events_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_heads" ADD CONSTRAINT "evidence_heads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ADD CONSTRAINT "feed_subscriptions_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_subscriptions" ADD CONSTRAINT "feed_subscriptions_customer_id_view_id_feed_views_customer_id_id_fk" FOREIGN KEY ("customer_id","view_id") REFERENCES "public"."feed_views"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ADD CONSTRAINT "feed_view_defaults_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_view_defaults" ADD CONSTRAINT "feed_view_defaults_customer_id_view_id_feed_views_customer_id_id_fk" FOREIGN KEY ("customer_id","view_id") REFERENCES "public"."feed_views"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_views" ADD CONSTRAINT "feed_views_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_views" ADD CONSTRAINT "feed_views_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_defaults" ADD CONSTRAINT "collection_defaults_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_defaults" ADD CONSTRAINT "collection_defaults_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_roles" ADD CONSTRAINT "collection_roles_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD CONSTRAINT "collection_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD CONSTRAINT "collection_targets_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD CONSTRAINT "monitored_targets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD CONSTRAINT "monitored_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_organizations" ADD CONSTRAINT "own_organizations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_organizations" ADD CONSTRAINT "own_organizations_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_reports" ADD CONSTRAINT "grievance_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_reports" ADD CONSTRAINT "grievance_reports_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_steps" ADD CONSTRAINT "grievance_steps_customer_id_report_id_grievance_reports_customer_id_id_fk" FOREIGN KEY ("customer_id","report_id") REFERENCES "public"."grievance_reports"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_decisions" ADD CONSTRAINT "import_decisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_customer_id_import_id_imports_customer_id_id_fk" FOREIGN KEY ("customer_id","import_id") REFERENCES "public"."imports"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_customer_id_import_id_imports_customer_id_id_fk" FOREIGN KEY ("customer_id","import_id") REFERENCES "public"."imports"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_list_lines" ADD CONSTRAINT "name_list_lines_operation_fk" FOREIGN KEY ("customer_id","operation_id") REFERENCES "public"."operations"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_changes" ADD CONSTRAINT "network_changes_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_questionnaire_id_questionnaires_customer_id_id_fk" FOREIGN KEY ("customer_id","questionnaire_id") REFERENCES "public"."questionnaires"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_entities" ADD CONSTRAINT "sanctions_entities_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_list_versions" ADD CONSTRAINT "sanctions_list_versions_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_settings" ADD CONSTRAINT "screening_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD CONSTRAINT "target_screenings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD CONSTRAINT "target_screenings_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explorer_searches" ADD CONSTRAINT "explorer_searches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explorer_searches" ADD CONSTRAINT "explorer_searches_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explorer_snapshots" ADD CONSTRAINT "explorer_snapshots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explorer_snapshots" ADD CONSTRAINT "explorer_snapshots_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_scores" ADD CONSTRAINT "external_scores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_scores" ADD CONSTRAINT "external_scores_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_history" ADD CONSTRAINT "score_history_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores_due" ADD CONSTRAINT "scores_due_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_proposals" ADD CONSTRAINT "supplier_proposals_supplier_id_targets_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_contacts" ADD CONSTRAINT "target_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_contacts" ADD CONSTRAINT "target_contacts_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edge_impacts" ADD CONSTRAINT "edge_impacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edge_impacts" ADD CONSTRAINT "edge_impacts_supplier_id_targets_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_from_id_targets_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_to_id_targets_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_duplicates" ADD CONSTRAINT "target_duplicates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_duplicates" ADD CONSTRAINT "target_duplicates_one_id_targets_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_duplicates" ADD CONSTRAINT "target_duplicates_other_id_targets_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_followers" ADD CONSTRAINT "target_followers_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_identifiers" ADD CONSTRAINT "target_identifiers_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_merge_rows" ADD CONSTRAINT "target_merge_rows_of_merge" FOREIGN KEY ("customer_id","merge_id") REFERENCES "public"."target_merges"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_merges" ADD CONSTRAINT "target_merges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_names" ADD CONSTRAINT "target_names_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_parents" ADD CONSTRAINT "target_parents_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_parents" ADD CONSTRAINT "target_parents_parent_id_targets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_places" ADD CONSTRAINT "target_places_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_customer_id_team_id_teams_customer_id_id_fk" FOREIGN KEY ("customer_id","team_id") REFERENCES "public"."teams"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_customer_id_lead_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","lead_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_challenges_of_hash" ON "account_challenges" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "account_challenges_of_user" ON "account_challenges" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "account_challenges_expiry" ON "account_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "action_alerts_of_alert" ON "action_alerts" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "action_assignees_of" ON "action_assignees" USING btree ("customer_id","kind","assignee_id");--> statement-breakpoint
CREATE INDEX "action_comments_of" ON "action_comments" USING btree ("customer_id","action_id","id");--> statement-breakpoint
CREATE INDEX "action_documents_of_document" ON "action_documents" USING btree ("customer_id","document_id");--> statement-breakpoint
CREATE INDEX "action_targets_of_target" ON "action_targets" USING btree ("customer_id","target_id","action_id");--> statement-breakpoint
CREATE INDEX "actions_due" ON "actions" USING btree ("customer_id","meta_status","due_on");--> statement-breakpoint
CREATE INDEX "alert_rule_hits_of_alert" ON "alert_rule_hits" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_rules_in_order" ON "alert_rules" USING btree ("customer_id","position","id");--> statement-breakpoint
CREATE INDEX "alert_search_words" ON "alert_search" USING gin (alert_search_keys(customer_id, month, words)) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "alert_comments_of" ON "alert_comments" USING btree ("customer_id","alert_id","id");--> statement-breakpoint
CREATE INDEX "alert_label_links_of_alert" ON "alert_label_links" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_label_links_in_time" ON "alert_label_links" USING btree ("customer_id","label_id","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "alert_labels_name" ON "alert_labels" USING btree ("customer_id",coalesce(user_id, 0),lower(name));--> statement-breakpoint
CREATE INDEX "alert_targets_of_target" ON "alert_targets" USING btree ("customer_id","target_id","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_targets_by_kind" ON "alert_targets" USING btree ("customer_id","target_id","own","event_type_id","priority","impact_level","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_event" ON "alerts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "alerts_by_status" ON "alerts" USING btree ("customer_id","tier_n","status_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_made" ON "alerts" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "alerts_assigned" ON "alerts" USING btree ("customer_id","assigned_to","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "alerts_snoozed" ON "alerts" USING btree ("customer_id","snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "alerts_irrelevant" ON "alerts" USING btree ("customer_id","id","event_id") WHERE relevancy = 'Irrelevant';--> statement-breakpoint
CREATE INDEX "alerts_by_time" ON "alerts" USING btree ("customer_id","tier_n","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_by_priority" ON "alerts" USING btree ("customer_id","tier_n","status_id","priority" DESC NULLS LAST,"at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_tokens_of_token" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_of_user" ON "api_tokens" USING btree ("customer_id","created_by");--> statement-breakpoint
CREATE INDEX "clocks_running" ON "clocks" USING btree ("due_on") WHERE done_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "company_sign_in_attempts_of_ticket" ON "company_sign_in_attempts" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "company_sign_in_attempts_expiry" ON "company_sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "connector_runs_newest" ON "connector_runs" USING btree ("connector_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_name" ON "connectors" USING btree ("name",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "connectors_due" ON "connectors" USING btree ("next_run_at") WHERE enabled;--> statement-breakpoint
CREATE INDEX "alert_mail_alerts_of_mail" ON "alert_mail_alerts" USING btree ("customer_id","uuid","alert_id");--> statement-breakpoint
CREATE INDEX "alert_mail_alerts_of_alert" ON "alert_mail_alerts" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_mails_unsubscribe" ON "alert_mails" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "alert_mails_age" ON "alert_mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_once" ON "document_files" USING btree ("customer_id","created_by","upload_key");--> statement-breakpoint
CREATE INDEX "document_files_unused" ON "document_files" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "documents_of_target" ON "documents" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "documents_by_type" ON "documents" USING btree ("customer_id","document_type","id");--> statement-breakpoint
CREATE INDEX "documents_by_end" ON "documents" USING btree ("customer_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "documents_custom_names" ON "documents" USING btree ("customer_id","custom_text") WHERE custom_text is not null;--> statement-breakpoint
CREATE INDEX "documents_to_renew" ON "documents" USING btree ("valid_until","customer_id") WHERE valid_until is not null and renewal_action_id is null;--> statement-breakpoint
CREATE INDEX "tickets_of_subject" ON "tickets" USING btree ("customer_id","subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_updates_once" ON "event_updates" USING btree ("later_id","earlier_id");--> statement-breakpoint
CREATE INDEX "event_updates_of_earlier" ON "event_updates" USING btree ("earlier_id");--> statement-breakpoint
CREATE INDEX "event_links_of_target" ON "event_links" USING btree ("target_id","event_id");--> statement-breakpoint
CREATE INDEX "event_merges_kept" ON "event_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "event_merges_merged" ON "event_merges" USING btree ("merged_id");--> statement-breakpoint
CREATE INDEX "event_merges_of_owner" ON "event_merges" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "event_organizations_of_event" ON "event_organizations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_organizations_words" ON "event_organizations" USING gin (string_to_array(folded, ' '));--> statement-breakpoint
CREATE INDEX "event_organizations_identifiers" ON "event_organizations" USING gin ("identifiers" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "event_places_of_event" ON "event_places" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_places_country" ON "event_places" USING btree ("country");--> statement-breakpoint
CREATE INDEX "event_places_on_map" ON "event_places" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_sources_once" ON "event_sources" USING btree ("source_name","external_id",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "event_sources_of_event" ON "event_sources" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_sources_content" ON "event_sources" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "event_sources_join_keys" ON "event_sources" USING gin ("join_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "events_in_time" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_withdrawn" ON "events" USING btree ("id") WHERE withdrawn;--> statement-breakpoint
CREATE INDEX "events_of_owner" ON "events" USING btree ("owner_id","at","id");--> statement-breakpoint
CREATE INDEX "events_of_type" ON "events" USING btree ("event_type_id","at");--> statement-breakpoint
CREATE INDEX "evidence_of_subject" ON "evidence" USING btree ("customer_id","subject_type","subject_id","seq");--> statement-breakpoint
CREATE INDEX "evidence_of_deleted" ON "evidence" USING btree ("customer_id",coalesce(before ->> 'targetId', before #>> '{target,id}')) WHERE after is null and subject_type in ('supplier', 'external-score', 'document');--> statement-breakpoint
CREATE INDEX "evidence_of_deleted_supplier" ON "evidence" USING btree ("customer_id",(before ->> 'id')) WHERE after is null and subject_type = 'supplier';--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_token" ON "feed_subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_user" ON "feed_subscriptions" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_view" ON "feed_subscriptions" USING btree ("customer_id","view_id");--> statement-breakpoint
CREATE INDEX "feed_view_defaults_of_view" ON "feed_view_defaults" USING btree ("customer_id","view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_views_name" ON "feed_views" USING btree ("customer_id",coalesce(user_id, 0),lower(name));--> statement-breakpoint
CREATE INDEX "collection_defaults_of_collection" ON "collection_defaults" USING btree ("customer_id","collection_id");--> statement-breakpoint
CREATE INDEX "collection_targets_by_name" ON "collection_targets" USING btree ("customer_id","collection_id","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "collection_targets_by_country" ON "collection_targets" USING btree ("customer_id","collection_id","country","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "collection_targets_by_class" ON "collection_targets" USING btree ("customer_id","collection_id","ctype","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "collection_targets_of_target" ON "collection_targets" USING btree ("customer_id","target_id");--> statement-breakpoint
CREATE INDEX "collections_children" ON "collections" USING btree ("customer_id","parent_id");--> statement-breakpoint
CREATE INDEX "follows_of_target" ON "follows" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_of_target" ON "monitored_targets" USING btree ("target_id","customer_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_name" ON "monitored_targets" USING btree ("customer_id","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_country" ON "monitored_targets" USING btree ("customer_id","country","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_class" ON "monitored_targets" USING btree ("customer_id","ctype","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_by_tier" ON "monitored_targets" USING btree ("customer_id","tier","sort_name","target_id");--> statement-breakpoint
CREATE INDEX "grievance_reports_of_target" ON "grievance_reports" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "grievance_steps_of" ON "grievance_steps" USING btree ("customer_id","report_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_rows_by_state" ON "import_rows" USING btree ("customer_id","import_id","state","row");--> statement-breakpoint
CREATE INDEX "imports_of_file" ON "imports" USING btree ("customer_id","file_hash","id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operations_newest" ON "operations" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operations_of_rule" ON "operations" USING btree ("customer_id","rule_id","id") WHERE rule_id is not null;--> statement-breakpoint
CREATE INDEX "operations_open" ON "operations" USING btree ("state") WHERE state in ('Queued', 'Running');--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_released" ON "mails" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "mails_in_turn" ON "mails" USING btree ("id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id","user_id","created_at" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("customer_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questionnaires_of_target" ON "questionnaires" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "questionnaires_open" ON "questionnaires" USING btree ("due_on") WHERE submitted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "requests_of_link" ON "requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "requests_of_questionnaire" ON "requests" USING btree ("customer_id","questionnaire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_entities_current" ON "sanctions_entities" USING btree ("list_name","entity_id") WHERE until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_matches_once" ON "sanctions_matches" USING btree ("customer_id","target_id","list_name","entity_id");--> statement-breakpoint
CREATE INDEX "sanctions_matches_open" ON "sanctions_matches" USING btree ("customer_id","decision","found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "explorer_searches_name" ON "explorer_searches" USING btree ("customer_id","user_id",lower(name));--> statement-breakpoint
CREATE INDEX "explorer_snapshots_of_search" ON "explorer_snapshots" USING btree ("customer_id","search_id","id");--> statement-breakpoint
CREATE INDEX "external_scores_of_target" ON "external_scores" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE INDEX "scores_riskiest" ON "scores" USING btree ("customer_id","perspective","score" DESC NULLS LAST,"target_id");--> statement-breakpoint
CREATE INDEX "sessions_of_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_requests_age" ON "signup_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "supplier_proposals_of_target" ON "supplier_proposals" USING btree ("customer_id","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "target_contacts_one" ON "target_contacts" USING btree ("customer_id","target_id",lower("email"));--> statement-breakpoint
CREATE INDEX "target_contacts_address" ON "target_contacts" USING btree ("customer_id",lower("email"));--> statement-breakpoint
CREATE INDEX "edge_impacts_inputs" ON "edge_impacts" USING btree ("customer_id","input_key","product_line_key","id");--> statement-breakpoint
CREATE INDEX "edge_impacts_of_supplier" ON "edge_impacts" USING btree ("customer_id","supplier_id","input_key");--> statement-breakpoint
CREATE INDEX "edge_impacts_supplier" ON "edge_impacts" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "edges_once" ON "edges" USING btree ("from_id","to_id","type","source",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "edges_to" ON "edges" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE INDEX "edges_of_owner" ON "edges" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "target_duplicates_once" ON "target_duplicates" USING btree ("customer_id","one_id","other_id");--> statement-breakpoint
CREATE INDEX "target_duplicates_likeliest" ON "target_duplicates" USING btree ("customer_id","state","score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "target_duplicates_one" ON "target_duplicates" USING btree ("one_id");--> statement-breakpoint
CREATE INDEX "target_duplicates_other" ON "target_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "target_identifiers_value" ON "target_identifiers" USING btree ("system","value");--> statement-breakpoint
CREATE INDEX "target_merges_merged" ON "target_merges" USING btree ("customer_id","merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "target_merges_kept" ON "target_merges" USING btree ("customer_id","kept_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "target_names_folded" ON "target_names" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "target_names_equal" ON "target_names" USING hash ("folded");--> statement-breakpoint
CREATE INDEX "target_names_words" ON "target_names" USING gin (string_to_array(folded, ' '));--> statement-breakpoint
CREATE INDEX "target_names_begin" ON "target_names" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "target_parents_children" ON "target_parents" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "target_places_of_target" ON "target_places" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "target_places_on_map" ON "target_places" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE INDEX "targets_of_owner" ON "targets" USING btree ("owner_id","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "targets_on_map" ON "targets" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE INDEX "targets_about" ON "targets" USING btree ("lat","lon") WHERE lat is not null and place is not null;--> statement-breakpoint
CREATE INDEX "targets_of_class" ON "targets" USING btree ("type","country");--> statement-breakpoint
CREATE INDEX "targets_unlooked" ON "targets" USING btree ("id") WHERE owner_id is not null and lat is not null and place_doubt is null;--> statement-breakpoint
CREATE INDEX "targets_doubtful" ON "targets" USING btree ("owner_id","id") WHERE owner_id is not null and place_doubt in ('zero', 'swapped');--> statement-breakpoint
CREATE INDEX "targets_doubted_since" ON "targets" USING btree ("owner_id","place_doubted_at") WHERE owner_id is not null and place_doubt in ('zero', 'swapped');--> statement-breakpoint
CREATE INDEX "targets_vague" ON "targets" USING btree ("id") WHERE type in ('organization', 'POI') and case when place is null then lat is null else place->>'precision' = 'country' end;--> statement-breakpoint
CREATE INDEX "targets_known_by_name" ON "targets" USING btree ("sort_name","id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "targets_known_by_country" ON "targets" USING btree ("country","sort_name","id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "targets_known_by_class" ON "targets" USING btree ("ctype","sort_name","id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "targets_known_by_industry" ON "targets" USING btree ("industry","sort_name","id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "targets_known_by_size" ON "targets" USING btree ("size","id") WHERE owner_id is null and size is not null;--> statement-breakpoint
CREATE INDEX "targets_known_by_place" ON "targets" USING btree ("place_kind","id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "targets_dealing" ON "targets" USING gin (hs_prefixes(hs_codes)) WHERE hs_codes <> '{}';--> statement-breakpoint
CREATE INDEX "team_members_of_user" ON "team_members" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("customer_id",lower(name));--> statement-breakpoint
CREATE POLICY "own_rows" ON "account_challenges" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "account_challenges" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_assignees" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_assignees" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_comments" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_comments" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_documents" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_documents" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "actions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "actions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_rule_hits" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_rule_hits" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_rules" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_rules" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_search" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_search" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_comments" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_comments" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_counts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_counts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_day_counts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_day_counts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_label_links" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_label_links" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_labels" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_labels" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alerts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alerts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "api_tokens" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "api_tokens" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "clocks" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "clocks" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "company_sign_in" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "company_sign_in" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "company_sign_in_attempts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "company_sign_in_attempts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "connector_file_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "connector_file_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "connector_runs" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "connector_runs" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "connector_runs" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "connectors" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "connectors" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "connectors" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "context_help" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "context_help" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "customer_feature_flags" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "customer_feature_flags" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "customers" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "customers" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_mail_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_mail_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "alert_mails" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "alert_mails" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "delivery_minimums" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "delivery_minimums" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "document_files" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "document_files" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "documents" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "documents" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "tickets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_update_decisions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_update_decisions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_updates" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_updates" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_updates" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_links" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_links" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_links" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_merges" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_merges" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_merges" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_organizations" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_places" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_places" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_places" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_sources" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_sources" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_sources" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "event_versions" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "event_versions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "event_versions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "events" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "events" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "events" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "evidence" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "evidence" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "evidence_heads" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "evidence_heads" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_subscriptions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_subscriptions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_view_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_view_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "feed_views" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "feed_views" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "collection_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "collection_defaults" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "collection_roles" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "collection_roles" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "collection_targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "collection_targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "collections" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "collections" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "follows" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "follows" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "monitored_targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "monitored_targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "own_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "own_organizations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "grievance_reports" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "grievance_reports" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "grievance_steps" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "grievance_steps" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "import_decisions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "import_decisions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "import_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "import_pieces" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "import_rows" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "import_rows" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "imports" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "imports" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "operations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "operations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "mails" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "mails" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "name_list_lines" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "name_list_lines" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "network_changes" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "network_changes" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "network_changes" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "notifications" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "notifications" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "questionnaires" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "requests" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "requests" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sanctions_matches" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sanctions_matches" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "screening_settings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "screening_settings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_screenings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_screenings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "assessment_results" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "assessment_results" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "explorer_searches" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "explorer_searches" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "explorer_snapshots" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "explorer_snapshots" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "external_scores" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "external_scores" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "score_history" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "score_history" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "scores" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "scores" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "scores_due" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "scores_due" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "second_factors" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "second_factors" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sessions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sessions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sign_in_attempts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_rows" ON "signup_requests" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "supplier_proposals" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "supplier_proposals" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_contacts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_contacts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "edge_impacts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "edge_impacts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "edges" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "edges" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "edges" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_duplicates" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_duplicates" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "target_identifiers" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_identifiers" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_identifiers" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_merge_rows" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_merge_rows" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_merges" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_merges" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "target_names" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_names" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_names" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "target_parents" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_parents" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_parents" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "target_places" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_places" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_places" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "targets" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "team_members" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "team_members" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "teams" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "teams" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "users" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "users" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE TABLE "item_readings" (
	"source_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"outcome" text NOT NULL,
	"event_type_id" text,
	"language" text,
	"held_by" text,
	"to_review" boolean NOT NULL,
	"reader" text NOT NULL,
	"reading" jsonb NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_readings_outcome" CHECK ("item_readings"."outcome" in ('event', 'review', 'nothing'))
);
--> statement-breakpoint
ALTER TABLE "item_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_reviews" (
	"customer_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"read_type_id" text,
	"event_type_id" text,
	"language" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"reviewed_by" bigint NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_reviews_customer_id_source_id_pk" PRIMARY KEY("customer_id","source_id"),
	CONSTRAINT "reading_reviews_verdict" CHECK ("reading_reviews"."verdict" in ('right', 'type', 'no-event', 'old', 'company', 'place'))
);
--> statement-breakpoint
ALTER TABLE "reading_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_readings" ADD CONSTRAINT "item_readings_source_id_event_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."event_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_readings" ADD CONSTRAINT "item_readings_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_reviews" ADD CONSTRAINT "reading_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_reviews" ADD CONSTRAINT "reading_reviews_source_id_item_readings_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."item_readings"("source_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_reviews" ADD CONSTRAINT "reading_reviews_read_type_id_event_types_id_fk" FOREIGN KEY ("read_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_reviews" ADD CONSTRAINT "reading_reviews_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_reviews" ADD CONSTRAINT "reading_reviews_customer_id_reviewed_by_users_customer_id_id_fk" FOREIGN KEY ("customer_id","reviewed_by") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_readings_changed" ON "item_readings" USING btree ("read_at") WHERE reading ? 'was';--> statement-breakpoint
CREATE INDEX "item_readings_to_review" ON "item_readings" USING btree ("read_at" DESC NULLS LAST,"source_id" DESC NULLS LAST) WHERE to_review;--> statement-breakpoint
CREATE INDEX "item_readings_newest" ON "item_readings" USING btree ("read_at" DESC NULLS LAST,"source_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_readings_by_type" ON "item_readings" USING btree ("event_type_id","language","outcome","read_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_reviews_by_type" ON "reading_reviews" USING btree ("read_type_id","language","reviewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_reviews_last" ON "reading_reviews" USING btree ("customer_id","reviewed_at" DESC NULLS LAST,"source_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_reviews_of_source" ON "reading_reviews" USING btree ("source_id");--> statement-breakpoint
CREATE POLICY "public_rows" ON "item_readings" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "item_readings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "item_readings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "reading_reviews" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "reading_reviews" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE TABLE "reading_arming" (
	"event_type_id" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"judged" integer NOT NULL,
	"right" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_arming_event_type_id_language_pk" PRIMARY KEY("event_type_id","language"),
	CONSTRAINT "reading_arming_state" CHECK ("reading_arming"."state" in ('armed', 'trial', 'watched', 'off'))
);
--> statement-breakpoint
ALTER TABLE "reading_arming" ADD CONSTRAINT "reading_arming_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "reading_corrections" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"hash" text,
	"weights" "bytea" NOT NULL,
	"verdicts" integer NOT NULL,
	"basis" text NOT NULL,
	"lessons" jsonb NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_corrections_size" CHECK (octet_length("reading_corrections"."weights") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "reading_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reading_corrections" ADD CONSTRAINT "reading_corrections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "reading_corrections" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "reading_corrections" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint

CREATE TABLE "topic_hits" (
	"customer_id" bigint NOT NULL,
	"topic_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"event_id" bigint,
	"alert_id" bigint,
	"quotes" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_hits_customer_id_topic_id_source_id_pk" PRIMARY KEY("customer_id","topic_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "topic_hits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topics" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"words" text[] NOT NULL,
	"not_words" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"only_targets" boolean NOT NULL,
	"target_ids" bigint[] NOT NULL,
	"sources" text[] NOT NULL,
	"event_type_id" text,
	"highest_priority" smallint NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "topics_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "topics_priority" CHECK ("topics"."highest_priority" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "topic_hits" ADD CONSTRAINT "topic_hits_source_id_event_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."event_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_hits" ADD CONSTRAINT "topic_hits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_hits" ADD CONSTRAINT "topic_hits_customer_id_topic_id_topics_customer_id_id_fk" FOREIGN KEY ("customer_id","topic_id") REFERENCES "public"."topics"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_hits" ADD CONSTRAINT "topic_hits_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_hits_newest" ON "topic_hits" USING btree ("customer_id","topic_id","at" DESC NULLS LAST,"source_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "topic_hits_of_alert" ON "topic_hits" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "topic_hits_of_event" ON "topic_hits" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "topic_hits_of_source" ON "topic_hits" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "topics_at_work" ON "topics" USING btree ("customer_id","id") WHERE active and removed_at is null;--> statement-breakpoint
CREATE POLICY "own_rows" ON "topic_hits" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "topic_hits" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "topics" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "topics" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint

-- What the schema in TypeScript cannot say.

-- Two versions of a rule never hold on the same day.
ALTER TABLE rules ADD CONSTRAINT rules_no_overlap
  EXCLUDE USING gist (name WITH =, daterange(valid_from, valid_to) WITH &&);--> statement-breakpoint

-- The ledger only grows. Triggers bind the owner too, whom neither grants nor policies hold back.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the evidence ledger only grows', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER evidence_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON evidence
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER evidence_heads_stay BEFORE DELETE OR TRUNCATE ON evidence_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER explorer_snapshots_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON explorer_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION refuse_step_back() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.customer_id <> OLD.customer_id OR NEW.seq <= OLD.seq THEN
    RAISE EXCEPTION 'the head of an evidence ledger only moves forward'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER evidence_heads_move_forward BEFORE UPDATE ON evidence_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_step_back();--> statement-breakpoint

-- The job queue belongs to the owner; this is the one door through which others put a job into it, in their own transaction.
CREATE FUNCTION enqueue_job(task text, payload json, queue_name text, run_at timestamptz, max_attempts int, job_key text, job_key_mode text, job_priority int)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  job_id bigint;
BEGIN
  SELECT id INTO job_id FROM graphile_worker.add_job(
    identifier => task, payload => payload, queue_name => queue_name, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key, job_key_mode => job_key_mode, priority => job_priority);
  RETURN job_id;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;--> statement-breakpoint

-- Counters and roll-ups that pages read instead of counting. Whoever changes alerts, labels or follows, these stay right:
-- once per statement, from the rows that it changed.

-- What one alert counts as: one row per facet and value.
CREATE FUNCTION alert_facets(event_group text, also_groups text[], event_type_id text, priority smallint, impact_levels text[], countries text[], target_ctypes text[])
RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'all', '' UNION ALL
  SELECT 'group', event_group UNION ALL
  SELECT 'group', unnest(also_groups) UNION ALL
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
        alert_facets(event_group, also_groups, event_type_id, priority, impact_levels, countries, target_ctypes) f
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, status_id, facet, value) DO UPDATE SET count = known.count + excluded.count;
    INSERT INTO alert_day_counts AS known (customer_id, tier_n, day, status_id, priority, count)
      SELECT customer_id, tier_n, (at AT TIME ZONE 'UTC')::date, status_id, priority, count(*) FROM new_alerts
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (customer_id, tier_n, day, status_id, priority) DO UPDATE SET count = known.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO alert_counts AS known (customer_id, tier_n, status_id, facet, value, count)
      SELECT customer_id, tier_n, status_id, f.facet, f.value, -count(*) FROM old_alerts,
        alert_facets(event_group, also_groups, event_type_id, priority, impact_levels, countries, target_ctypes) f
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
          alert_facets(a.event_group, a.also_groups, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
        UNION ALL
        SELECT a.customer_id, a.tier_n, a.status_id, f.facet, f.value, -1 FROM old_alerts a,
          alert_facets(a.event_group, a.also_groups, a.event_type_id, a.priority, a.impact_levels, a.countries, a.target_ctypes) f
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
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_followers();--> statement-breakpoint

-- Whoever moves a target, what was found or said of its point before is about another one.
CREATE FUNCTION forget_place_doubt() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.place_doubt IS NOT DISTINCT FROM OLD.place_doubt THEN NEW.place_doubt := NULL; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER targets_moved BEFORE UPDATE OF lat, lon, country ON targets
  FOR EACH ROW WHEN ((NEW.lat, NEW.lon, NEW.country) IS DISTINCT FROM (OLD.lat, OLD.lon, OLD.country))
  EXECUTE FUNCTION forget_place_doubt();--> statement-breakpoint

-- Since when a point is in doubt: from the first time that something spoke against it until nothing does, however often it is looked at.
CREATE FUNCTION date_place_doubt() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.place_doubted_at := CASE WHEN NEW.place_doubt IN ('zero', 'swapped') THEN coalesce(NEW.place_doubted_at, now()) END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER targets_doubted BEFORE INSERT OR UPDATE OF place_doubt ON targets
  FOR EACH ROW WHEN (NEW.place_doubt IS NOT NULL) EXECUTE FUNCTION date_place_doubt();--> statement-breakpoint

-- The queue's tables are closed to customers; through this door a customer sees those of its own jobs that are not done. Whose
-- they are stands in their payload; what else stands there stays inside.
CREATE FUNCTION jobs_of_customer()
RETURNS TABLE (id bigint, task text, state text, attempts int, max_attempts int, created_at timestamptz, run_at timestamptz, last_error text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT j.id::bigint, t.identifier,
           CASE WHEN j.locked_at IS NOT NULL THEN 'running'
                WHEN j.attempts >= j.max_attempts THEN 'failed'
                WHEN j.attempts > 0 THEN 'retrying'
                ELSE 'waiting' END,
           j.attempts::int, j.max_attempts::int, j.created_at, j.run_at, split_part(j.last_error, E'\n', 1)
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE j.payload ->> 'customerId' = nullif(current_setting('app.customer_id', true), '')
     ORDER BY j.run_at, j.id
     LIMIT 200;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION jobs_of_customer FROM PUBLIC;--> statement-breakpoint

-- What a score is made from changed: it is due. Whoever changes monitored targets or an alert's relevancy, this stays right;
-- alerts that come or go are told by whoever writes them. The lock of "do update" keeps a run that is at work from taking a
-- target off the list before this transaction's change can be seen.

CREATE FUNCTION scores_due_by_monitoring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The targets that it stands behind too: their Tier-N moves. One that is being deleted is due no more.
  INSERT INTO scores_due AS due (customer_id, target_id)
    SELECT customer_id, id FROM (
      SELECT customer_id, target_id AS id FROM changed UNION SELECT customer_id, unnest(path) FROM changed) touched
     WHERE EXISTS (SELECT FROM targets WHERE targets.id = touched.id) ORDER BY 1, 2
    ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_due_monitored AFTER INSERT ON monitored_targets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint
-- Before and after the change; without what only a map tells of it, for that are the scores themselves.
CREATE FUNCTION scores_due_by_way() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scores_due AS due (customer_id, target_id)
    WITH before AS (SELECT customer_id, target_id, tier, path, probability, sort_name, country, ctype FROM old_monitored),
      after AS (SELECT customer_id, target_id, tier, path, probability, sort_name, country, ctype FROM new_monitored),
      changed AS ((TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before))
    SELECT customer_id, id FROM (
      SELECT customer_id, target_id AS id FROM changed UNION SELECT customer_id, unnest(path) FROM changed) touched
     WHERE EXISTS (SELECT FROM targets WHERE targets.id = touched.id) ORDER BY 1, 2
    ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_due_way AFTER UPDATE ON monitored_targets
  REFERENCING OLD TABLE AS old_monitored NEW TABLE AS new_monitored FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_way();--> statement-breakpoint
CREATE TRIGGER scores_due_unmonitored AFTER DELETE ON monitored_targets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_monitoring();--> statement-breakpoint

-- A plan is kept from a connection's first change, of one alert mostly, and joins row by row then: for a thousand alerts at once it took
-- more than thirty seconds. Told as text, the statement is planned for each change.
CREATE FUNCTION scores_due_by_relevancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE $sql$
    INSERT INTO scores_due AS due (customer_id, target_id)
      SELECT DISTINCT t.customer_id, t.target_id
        FROM new_alerts n JOIN old_alerts o ON o.customer_id = n.customer_id AND o.id = n.id
        JOIN alert_targets t ON t.customer_id = n.customer_id AND t.alert_id = n.id
       WHERE (n.relevancy = 'Irrelevant') <> (o.relevancy = 'Irrelevant') ORDER BY 1, 2
      ON CONFLICT (customer_id, target_id) DO UPDATE SET since = due.since
  $sql$;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_due_relevancy AFTER UPDATE ON alerts
  REFERENCING OLD TABLE AS old_alerts NEW TABLE AS new_alerts FOR EACH STATEMENT EXECUTE FUNCTION scores_due_by_relevancy();--> statement-breakpoint

-- After much was written at once, the planner knows nothing of it until autovacuum comes by: minutes in which a query over tens of
-- thousands of rows may take the plan for ten. ANALYZE is the tables' owner's, so it does it on behalf of whoever wrote.
CREATE FUNCTION refresh_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE targets, target_names, target_identifiers, target_places, target_parents, edges, follows, monitored_targets,
    events, event_sources, event_places, event_organizations, event_links, alerts, alert_targets,
    external_scores, assessment_results, scores;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION refresh_statistics FROM PUBLIC;--> statement-breakpoint
-- The same of the rows of imports, which are looked at as soon as they were read.
CREATE FUNCTION refresh_import_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE import_rows;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION refresh_import_statistics FROM PUBLIC;--> statement-breakpoint

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

CREATE FUNCTION action_titles_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO action_titles (customer_id, action_id, title) SELECT customer_id, id, lower(title) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER action_titles_added AFTER INSERT ON actions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION action_titles_added();--> statement-breakpoint
CREATE FUNCTION action_title_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE action_titles SET title = lower(NEW.title) WHERE customer_id = NEW.customer_id AND action_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER action_title_changed AFTER UPDATE OF title ON actions
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION action_title_changed();--> statement-breakpoint

-- The numbers of the session's customer's actions with a part in their title, for the same reason; the reader's own rights are for whoever asks.
-- Null where there are more than `most`, or one in fifty of the newest has it: those are found sooner by reading the list in its order.
CREATE FUNCTION actions_titled(asked text, most int) RETURNS bigint[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  customer bigint := nullif(current_setting('app.customer_id', true), '')::bigint;
  known text := lower(asked);
  found bigint[];
BEGIN
  IF customer IS NULL OR known = '' OR (
    SELECT count(*) FROM (SELECT title FROM action_titles WHERE customer_id = customer ORDER BY action_id DESC LIMIT 2000) newest
     WHERE strpos(title, known) > 0) >= 40 THEN RETURN NULL; END IF;
  EXECUTE 'SELECT array(SELECT action_id FROM action_titles
    WHERE action_title_keys(customer_id, title) @> $1 AND customer_id = $2 AND strpos(title, $3) > 0 LIMIT $4)' INTO found
    USING array(SELECT customer || '.' || substr(known, n, 2) FROM generate_series(1, greatest(length(known) - 1, 1)) n),
          customer, known, most + 1;
  RETURN CASE WHEN cardinality(found) <= most THEN found END;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION actions_titled FROM PUBLIC;--> statement-breakpoint

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

-- Where a map shows a target. Of countries, industries and commodities a point is not where they are.
CREATE FUNCTION place_on_map(text, double precision, double precision, jsonb,
  OUT lat double precision, OUT lon double precision, OUT is_vague boolean) LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1 IN ('organization', 'POI') THEN $2 END, CASE WHEN $1 IN ('organization', 'POI') THEN $3 END,
         coalesce($4 ->> 'precision', 'address') <> 'address'
$$;--> statement-breakpoint

-- What a list is sorted by stands in it, so that one index holds it together with the names.
CREATE FUNCTION write_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT sort_key(name), coalesce(country, ''), ctype INTO NEW.sort_name, NEW.country, NEW.ctype
    FROM targets WHERE id = NEW.target_id;
  NEW.sort_name := coalesce(NEW.sort_name, '');
  NEW.country := coalesce(NEW.country, '');
  NEW.ctype := coalesce(NEW.ctype, '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER collection_targets_sort_name BEFORE INSERT ON collection_targets
  FOR EACH ROW EXECUTE FUNCTION write_sort_name();--> statement-breakpoint

-- What a map tells of a customer's network stands in it, too: joined with targets and scores, 50,000 places took four times as long.
CREATE FUNCTION write_monitored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT sort_key(t.name), coalesce(t.country, ''), t.ctype, p.lat, p.lon, p.is_vague
    INTO NEW.sort_name, NEW.country, NEW.ctype, NEW.lat, NEW.lon, NEW.is_vague
    FROM targets t CROSS JOIN LATERAL place_on_map(t.type, t.lat, t.lon, t.place) p WHERE t.id = NEW.target_id;
  NEW.sort_name := coalesce(NEW.sort_name, '');
  NEW.country := coalesce(NEW.country, '');
  NEW.ctype := coalesce(NEW.ctype, '');
  NEW.is_vague := coalesce(NEW.is_vague, false);
  SELECT max(score) FILTER (WHERE perspective = 'Sustainability'), max(score) FILTER (WHERE perspective = 'Disruption'),
         max(score) FILTER (WHERE perspective = 'Compliance') INTO NEW.sustainability, NEW.disruption, NEW.compliance
    FROM scores WHERE customer_id = NEW.customer_id AND perspective IN ('Sustainability', 'Disruption', 'Compliance')
     AND target_id = NEW.target_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER monitored_targets_written BEFORE INSERT ON monitored_targets
  FOR EACH ROW WHEN (NEW.sort_name = '') EXECUTE FUNCTION write_monitored();--> statement-breakpoint

-- A public target is in the lists of many customers, whose rows the one that names it anew may not see.
CREATE FUNCTION rename_in_lists() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE monitored_targets
     SET sort_name = sort_key(NEW.name), country = coalesce(NEW.country, ''), ctype = NEW.ctype, lat = p.lat, lon = p.lon, is_vague = p.is_vague
    FROM place_on_map(NEW.type, NEW.lat, NEW.lon, NEW.place) p
   WHERE target_id = NEW.id;
  UPDATE collection_targets SET sort_name = sort_key(NEW.name), country = coalesce(NEW.country, ''), ctype = NEW.ctype
   WHERE target_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION rename_in_lists FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER targets_renamed AFTER UPDATE OF name, country, ctype, type, lat, lon, place ON targets
  FOR EACH ROW WHEN ((OLD.name, OLD.country, OLD.ctype, OLD.type, OLD.lat, OLD.lon, OLD.place)
    IS DISTINCT FROM (NEW.name, NEW.country, NEW.ctype, NEW.type, NEW.lat, NEW.lon, NEW.place))
  EXECUTE FUNCTION rename_in_lists();--> statement-breakpoint

-- Only where a score is another one than before, which few are. Rows are locked in one order, for a refresh of the network may come at the same time.
CREATE FUNCTION score_in_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT customer_id, target_id FROM new_scores WHERE score IS NOT NULL'
    WHEN 'DELETE' THEN 'SELECT customer_id, target_id FROM old_scores WHERE score IS NOT NULL'
    ELSE 'SELECT n.customer_id, n.target_id FROM new_scores n JOIN old_scores o USING (customer_id, perspective, target_id)
           WHERE n.score IS DISTINCT FROM o.score' END;
BEGIN
  EXECUTE 'WITH changed AS MATERIALIZED (SELECT DISTINCT customer_id, target_id FROM (' || changed || ') c),
    locked AS MATERIALIZED (
      SELECT m.customer_id, m.target_id FROM changed JOIN monitored_targets m USING (customer_id, target_id)
       ORDER BY m.customer_id, m.target_id FOR NO KEY UPDATE OF m),
    now_known AS (
      SELECT l.customer_id, l.target_id, max(s.score) FILTER (WHERE s.perspective = ''Sustainability'') AS sustainability,
             max(s.score) FILTER (WHERE s.perspective = ''Disruption'') AS disruption,
             max(s.score) FILTER (WHERE s.perspective = ''Compliance'') AS compliance
        FROM locked l LEFT JOIN scores s ON s.customer_id = l.customer_id AND s.target_id = l.target_id
         AND s.perspective IN (''Sustainability'', ''Disruption'', ''Compliance'') GROUP BY 1, 2)
    UPDATE monitored_targets m SET sustainability = n.sustainability, disruption = n.disruption, compliance = n.compliance
      FROM now_known n WHERE m.customer_id = n.customer_id AND m.target_id = n.target_id';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scores_added AFTER INSERT ON scores
  REFERENCING NEW TABLE AS new_scores FOR EACH STATEMENT EXECUTE FUNCTION score_in_lists();--> statement-breakpoint
CREATE TRIGGER scores_changed AFTER UPDATE ON scores
  REFERENCING OLD TABLE AS old_scores NEW TABLE AS new_scores FOR EACH STATEMENT EXECUTE FUNCTION score_in_lists();--> statement-breakpoint
CREATE TRIGGER scores_removed AFTER DELETE ON scores
  REFERENCING OLD TABLE AS old_scores FOR EACH STATEMENT EXECUTE FUNCTION score_in_lists();--> statement-breakpoint

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
CREATE TABLE "lexicon_entries" (
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lexicon_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"language" text NOT NULL,
	"event_type_id" text NOT NULL,
	"row" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "lexicon_entries_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "lexicon_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lexicon_hits" (
	"customer_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"entry_version" integer NOT NULL,
	"event_id" bigint,
	"quotes" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lexicon_hits_customer_id_source_id_pk" PRIMARY KEY("customer_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "lexicon_hits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_entries" ADD CONSTRAINT "lexicon_entries_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_hits" ADD CONSTRAINT "lexicon_hits_source_id_event_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."event_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_hits" ADD CONSTRAINT "lexicon_hits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lexicon_hits" ADD CONSTRAINT "lexicon_hits_entry_fk" FOREIGN KEY ("customer_id","entry_id") REFERENCES "public"."lexicon_entries"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lexicon_entries_name" ON "lexicon_entries" USING btree ("customer_id",lower("name")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "lexicon_entries_at_work" ON "lexicon_entries" USING btree ("customer_id","id") WHERE active and removed_at is null;--> statement-breakpoint
CREATE INDEX "lexicon_hits_newest" ON "lexicon_hits" USING btree ("customer_id","entry_id","at" DESC NULLS LAST,"source_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lexicon_hits_of_event" ON "lexicon_hits" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "lexicon_hits_of_source" ON "lexicon_hits" USING btree ("source_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "lexicon_entries" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "lexicon_entries" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "lexicon_hits" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "lexicon_hits" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "action_steps" ADD CONSTRAINT "action_steps_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actions_effect_due" ON "actions" USING btree ("customer_id","effect_due_on") WHERE effect is null and effect_due_on is not null;--> statement-breakpoint
CREATE INDEX "actions_measure" ON "actions" USING btree ("customer_id","measure") WHERE measure is not null;--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_steps" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_steps" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "sanctions_entities" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sanctions_entities" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sanctions_entities" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "sanctions_list_versions" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sanctions_list_versions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sanctions_list_versions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "sanctions_lists" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sanctions_lists" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sanctions_lists" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "action_templates" ADD CONSTRAINT "action_templates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actions_follows" ON "actions" USING btree ("customer_id","follows_id") WHERE follows_id is not null;--> statement-breakpoint
CREATE POLICY "readers" ON "actions" AS RESTRICTIVE FOR SELECT TO "tierwatch_app" USING (not confidential or reads_action(customer_id, id, created_by));--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_templates" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_templates" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "task_owners" ADD CONSTRAINT "task_owners_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_plans" ADD CONSTRAINT "task_plans_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_plans_of" ON "task_plans" USING btree ("customer_id","holder_kind","holder_id") WHERE holder_id is not null;--> statement-breakpoint
CREATE INDEX "actions_of_creator" ON "actions" USING btree ("customer_id","created_by","meta_status");--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_owners" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_owners" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_plans" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_plans" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "own_measures" ADD CONSTRAINT "own_measures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_measures" ADD CONSTRAINT "own_measures_customer_id_replaces_id_own_measures_customer_id_id_fk" FOREIGN KEY ("customer_id","replaces_id") REFERENCES "public"."own_measures"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "own_measures" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "own_measures" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "task_calendar_entries" ADD CONSTRAINT "task_calendar_entries_customer_id_calendar_id_task_calendars_customer_id_id_fk" FOREIGN KEY ("customer_id","calendar_id") REFERENCES "public"."task_calendars"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_calendars" ADD CONSTRAINT "task_calendars_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_calendars_of_token" ON "task_calendars" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "task_calendars_of_user" ON "task_calendars" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_calendar_entries" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_calendar_entries" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_calendars" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_calendars" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "task_escalations" ADD CONSTRAINT "task_escalations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_mails" ADD CONSTRAINT "task_mails_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_mails_digests" ON "task_mails" USING btree ("customer_id","user_id") WHERE digest <> 'off' or reminders;--> statement-breakpoint
CREATE INDEX "notifications_equal" ON "notifications" USING btree ("customer_id","user_id","subject","kind","created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_escalations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_escalations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_mails" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_mails" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE INDEX "actions_resting" ON "actions" USING btree ("customer_id","skipped_until") WHERE skipped_until is not null;--> statement-breakpoint
ALTER TABLE "action_titles" ADD CONSTRAINT "action_titles_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_titles_keys" ON "action_titles" USING gin (action_title_keys(customer_id, title)) WITH (gin_pending_list_limit=1024);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_titles" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_titles" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "readers" ON "documents" AS RESTRICTIVE FOR SELECT TO "tierwatch_app" USING (not (action_id is not null and not (show_on_target and target_id is not null)) or reads_document(customer_id, id, action_id));--> statement-breakpoint
ALTER TABLE "task_settings" ADD CONSTRAINT "task_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "task_settings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "task_settings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE INDEX "alerts_to_assess" ON "alerts" USING btree ("customer_id","assigned_to") WHERE assigned_to is not null and status_id in ('new', 'in-review');--> statement-breakpoint
ALTER TABLE "supplier_plans" ADD CONSTRAINT "supplier_plans_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_plans" ADD CONSTRAINT "supplier_plans_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_plans" ADD CONSTRAINT "supplier_plans_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_plans_of_action" ON "supplier_plans" USING btree ("customer_id","action_id","id");--> statement-breakpoint
CREATE INDEX "supplier_plans_of_target" ON "supplier_plans" USING btree ("customer_id","target_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_plan_id_supplier_plans_customer_id_id_fk" FOREIGN KEY ("customer_id","plan_id") REFERENCES "public"."supplier_plans"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_of_plan" ON "requests" USING btree ("customer_id","plan_id") WHERE plan_id is not null;--> statement-breakpoint
CREATE POLICY "own_rows" ON "supplier_plans" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "supplier_plans" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE INDEX "actions_of_grievance" ON "actions" USING btree ("customer_id","grievance_id") WHERE grievance_id is not null;--> statement-breakpoint
CREATE INDEX "actions_completed" ON "actions" USING btree ("customer_id","completed_by","completed_at") WHERE completed_by is not null;--> statement-breakpoint
CREATE INDEX "import_rows_changed" ON "import_rows" USING btree ("customer_id","import_id","revision") WHERE revision > 0;--> statement-breakpoint
CREATE INDEX "actions_by_start" ON "actions" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "actions_by_title" ON "actions" USING btree ("customer_id",left(lower(title), 100) collate "C","id");--> statement-breakpoint
CREATE INDEX "actions_by_status" ON "actions" USING btree ("customer_id",array_position(array['Planned', 'InProgress', 'Completed', 'Aborted'], meta_status),"id");--> statement-breakpoint
CREATE INDEX "actions_by_day" ON "actions" USING btree ("customer_id",coalesce(due_on, 'infinity'::date),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("customer_id",lower("name")) WHERE removed_at is null;--> statement-breakpoint

-- What the directory holds of each kind, counted with every statement that changes it: a million targets are told in a few thousand rows.
-- Whoever adds a target of its own counts nothing: those are of one customer, and are looked at one by one.
CREATE FUNCTION count_directory() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  change text := 'SELECT type, ctype, coalesce(country, '''') AS country, coalesce(industry, '''') AS industry, coalesce(size, '''') AS size, place_kind, ';
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN change || '1 AS n FROM new_targets WHERE owner_id IS NULL' END,
    CASE WHEN TG_OP <> 'INSERT' THEN change || '-1 AS n FROM old_targets WHERE owner_id IS NULL' END);
BEGIN
  EXECUTE 'INSERT INTO target_facets AS known (type, ctype, country, industry, size, place_kind, count)
    SELECT type, ctype, country, industry, size, place_kind, sum(n) FROM (' || changes || ') c
     GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (type, ctype, country, industry, size, place_kind) DO UPDATE SET count = known.count + excluded.count';
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION count_directory FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER directory_added AFTER INSERT ON targets
  REFERENCING NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION count_directory();--> statement-breakpoint
CREATE TRIGGER directory_changed AFTER UPDATE ON targets
  REFERENCING OLD TABLE AS old_targets NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION count_directory();--> statement-breakpoint
CREATE TRIGGER directory_removed AFTER DELETE ON targets
  REFERENCING OLD TABLE AS old_targets FOR EACH STATEMENT EXECUTE FUNCTION count_directory();--> statement-breakpoint

-- Which transactions changed by what targets are told apart: an answer that a process keeps holds until one of them is visible that it
-- was made without. One row for each transaction and customer, so nobody waits for another.
CREATE FUNCTION note_target_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO network_changes (owner_id, xid)
      SELECT DISTINCT n.owner_id, pg_current_xact_id() FROM new_targets n JOIN old_targets o ON o.id = n.id
       WHERE (n.owner_id, n.type, n.ctype, n.country, n.industry, n.size, n.place_kind, n.lat, n.lon, n.sort_name)
             IS DISTINCT FROM (o.owner_id, o.type, o.ctype, o.country, o.industry, o.size, o.place_kind, o.lat, o.lon, o.sort_name)
      UNION SELECT o.owner_id, pg_current_xact_id() FROM new_targets n JOIN old_targets o ON o.id = n.id
       WHERE n.owner_id IS DISTINCT FROM o.owner_id
      ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO network_changes (owner_id, xid) SELECT DISTINCT owner_id, pg_current_xact_id() FROM new_targets ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO network_changes (owner_id, xid) SELECT DISTINCT owner_id, pg_current_xact_id() FROM old_targets ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_target_change FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER target_change_added AFTER INSERT ON targets
  REFERENCING NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION note_target_change();--> statement-breakpoint
CREATE TRIGGER target_change_changed AFTER UPDATE ON targets
  REFERENCING OLD TABLE AS old_targets NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION note_target_change();--> statement-breakpoint
CREATE TRIGGER target_change_removed AFTER DELETE ON targets
  REFERENCING OLD TABLE AS old_targets FOR EACH STATEMENT EXECUTE FUNCTION note_target_change();--> statement-breakpoint
CREATE FUNCTION note_network_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO network_changes (owner_id, xid) SELECT DISTINCT customer_id, pg_current_xact_id() FROM changed_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_network_change FROM PUBLIC;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['follows', 'monitored_targets', 'scores', 'target_screenings', 'alert_targets'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_network_change()', name || '_noted_added', name);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_network_change()', name || '_noted_changed', name);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_network_change()', name || '_noted_removed', name);
  END LOOP;
END $$;--> statement-breakpoint

-- The cells of a map (app/backend/contract/map-grid.ts, equal-earth.ts) in the words of the database, in the same order of sums: whole zooms
-- 0 to 6. map_north: how far north of the equator a parallel is drawn, in radii of the globe.
CREATE FUNCTION map_polynomial(theta double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT theta * (1.340264 + -0.081106 * (theta * theta) + (theta * theta * (theta * theta) * (theta * theta)) * (0.000893 + 0.003796 * (theta * theta)))
$$;--> statement-breakpoint
CREATE FUNCTION map_north(lat double precision) RETURNS double precision LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- The sixth power of next to nothing is an error and not nothing.
  IF abs(lat) < 1e-9 THEN RETURN 0; END IF;
  RETURN map_polynomial(asin(0.8660254037844386::float8 * sin(lat * 0.017453292519943295::float8)));
END $$;--> statement-breakpoint
CREATE FUNCTION map_row(zoom int, north double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(0, least(ceil(2.6347255183148266 * (177.3423049664622 * (1 << zoom)) / 24) - 1,
    floor((north + 2.6347255183148266 / 2) * (177.3423049664622 * (1 << zoom)) / 24)))::int
$$;--> statement-breakpoint
-- How many cells a row has around the globe.
CREATE FUNCTION map_row_cells(zoom int, y int) RETURNS int LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  px constant double precision := 177.3423049664622 * (1 << zoom);
  m constant double precision := 0.8660254037844386;
  north constant double precision := least(1.3173627591574133, greatest(-1.3173627591574133, (y + 0.5) * 24 / px - 2.6347255183148266 / 2));
  theta double precision := north / 1.340264;
  change double precision;
BEGIN
  FOR step IN 1..12 LOOP
    change := (map_polynomial(theta) - north) / (1.340264 + 3 * -0.081106 * theta ^ 2 + theta ^ 6 * (7 * 0.000893 + 9 * 0.003796 * theta ^ 2));
    theta := theta - change;
    EXIT WHEN abs(change) < 1e-12;
  END LOOP;
  -- Beyond the pole there is nothing.
  theta := asin(m * sin(asin(greatest(-1, least(1, sin(theta) / m)))));
  RETURN greatest(1, round(360 * (cos(theta) / (m * (1.340264 + 3 * -0.081106 * theta ^ 2 + theta ^ 6 * (7 * 0.000893 + 9 * 0.003796 * theta ^ 2)))
    * 0.017453292519943295) * px / 24));
END $$;--> statement-breakpoint

-- The statement that puts targets into cells, for the trigger and for who checks its work. `changes` selects n, 1 or -1, and a target's
-- id, type, ctype, country, place_kind, lat, lon. Zoom -1 holds what has no place.
CREATE FUNCTION cells_of(changes text, zooms int[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'WITH changes AS MATERIALIZED (
      SELECT n, id, type, ctype, coalesce(country, '''') AS country, place_kind, p.lat, (p.lon + 180) - 360 * floor((p.lon + 180) / 360) AS east,
             map_north(p.lat) AS north
        FROM (' || changes || ') c CROSS JOIN LATERAL place_on_map(c.type, c.lat, c.lon, NULL) p),
    placed AS MATERIALIZED (
      SELECT zoom, map_row(zoom, north) AS y, c.* FROM changes c CROSS JOIN unnest(' || quote_literal(zooms) || '::int[]) zoom
       WHERE zoom >= 0 AND lat IS NOT NULL),
    rows AS MATERIALIZED (
      SELECT zoom, y, map_row_cells(zoom, y) AS cells FROM (SELECT DISTINCT zoom, y FROM placed) d)
    SELECT zoom::smallint AS zoom, y, x, type, ctype, country, place_kind, sum(n)::int AS count, sum(n * id)::bigint AS id_sum,
           sum(n * coalesce(round(lat * 1000000)::bigint, 0))::bigint AS lat_sum, sum(n * coalesce(round(east * 1000000)::bigint, 0))::bigint AS east_sum
      FROM (SELECT zoom, y, least(cells - 1, floor(east / 360 * cells))::int AS x, type, ctype, country, place_kind, n, id, lat, east
              FROM placed JOIN rows USING (zoom, y)
            UNION ALL
            SELECT -1, 0, 0, type, ctype, country, place_kind, n, id, lat, east FROM changes
             WHERE lat IS NULL AND -1 = ANY (' || quote_literal(zooms) || '::int[])) celled
     GROUP BY 1, 2, 3, 4, 5, 6, 7'
$$;--> statement-breakpoint

-- As target_facets: what belongs to a customer is counted nowhere.
CREATE FUNCTION count_cells() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told text := 't.id, t.type, t.ctype, t.country, t.place_kind, t.lat, t.lon';
  -- Most changes move nothing: names, details and versions are in no cell.
  differs text := ' WHERE (o.owner_id, o.type, o.ctype, o.country, o.place_kind, o.lat, o.lon) IS DISTINCT FROM
    (n.owner_id, n.type, n.ctype, n.country, n.place_kind, n.lat, n.lon) AND t.owner_id IS NULL';
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS n, ' || told || ' FROM new_targets t WHERE t.owner_id IS NULL'
    WHEN 'DELETE' THEN 'SELECT -1 AS n, ' || told || ' FROM old_targets t WHERE t.owner_id IS NULL'
    ELSE 'SELECT 1 AS n, ' || told || ' FROM old_targets o JOIN new_targets n USING (id) CROSS JOIN LATERAL (SELECT n.*) t' || differs ||
      ' UNION ALL SELECT -1 AS n, ' || told || ' FROM old_targets o JOIN new_targets n USING (id) CROSS JOIN LATERAL (SELECT o.*) t' || differs END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM old_targets o JOIN new_targets n USING (id)
      WHERE (o.owner_id, o.type, o.ctype, o.country, o.place_kind, o.lat, o.lon) IS DISTINCT FROM
        (n.owner_id, n.type, n.ctype, n.country, n.place_kind, n.lat, n.lon) LIMIT 1;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  EXECUTE 'INSERT INTO target_cells AS known (zoom, y, x, type, ctype, country, place_kind, count, id_sum, lat_sum, east_sum)
    SELECT * FROM (' || cells_of(changes, '{-1,0,1,2,3,4,5,6}') || ') c
     WHERE (count, id_sum, lat_sum, east_sum) <> (0, 0, 0, 0) ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (zoom, y, x, type, ctype, country, place_kind) DO UPDATE
      SET count = known.count + excluded.count, id_sum = known.id_sum + excluded.id_sum,
          lat_sum = known.lat_sum + excluded.lat_sum, east_sum = known.east_sum + excluded.east_sum';
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION count_cells FROM PUBLIC;--> statement-breakpoint
-- Counts the cells of a zoom once more and adds what is missing, instead of writing what was counted: a change that comes at the same time
-- is not lost. How many cells were wrong, and by how many targets.
CREATE FUNCTION mend_cells(zoom_meant int, OUT cells int, OUT targets int) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'WITH counted AS (' || cells_of('SELECT 1 AS n, id, type, ctype, country, place_kind, lat, lon FROM targets WHERE owner_id IS NULL',
      array[zoom_meant]) || '),
    wrong AS (
      SELECT zoom, y, x, type, ctype, country, place_kind, coalesce(c.count, 0) - coalesce(k.count, 0) AS count,
             coalesce(c.id_sum, 0) - coalesce(k.id_sum, 0) AS id_sum, coalesce(c.lat_sum, 0) - coalesce(k.lat_sum, 0) AS lat_sum,
             coalesce(c.east_sum, 0) - coalesce(k.east_sum, 0) AS east_sum
        FROM counted c FULL JOIN (SELECT * FROM target_cells WHERE zoom = $1) k USING (zoom, y, x, type, ctype, country, place_kind)
       WHERE (coalesce(c.count, 0), coalesce(c.id_sum, 0), coalesce(c.lat_sum, 0), coalesce(c.east_sum, 0))
          <> (coalesce(k.count, 0), coalesce(k.id_sum, 0), coalesce(k.lat_sum, 0), coalesce(k.east_sum, 0))),
    mended AS (
      INSERT INTO target_cells AS known (zoom, y, x, type, ctype, country, place_kind, count, id_sum, lat_sum, east_sum)
      SELECT * FROM wrong ORDER BY zoom, y, x, type, ctype, country, place_kind
      ON CONFLICT (zoom, y, x, type, ctype, country, place_kind) DO UPDATE
        SET count = known.count + excluded.count, id_sum = known.id_sum + excluded.id_sum,
            lat_sum = known.lat_sum + excluded.lat_sum, east_sum = known.east_sum + excluded.east_sum)
    SELECT count(*)::int, coalesce(sum(abs(count)), 0)::int FROM wrong' INTO cells, targets USING zoom_meant;
  DELETE FROM target_cells WHERE zoom = zoom_meant AND (count, id_sum, lat_sum, east_sum) = (0, 0, 0, 0);
END $$;--> statement-breakpoint
CREATE TRIGGER cells_added AFTER INSERT ON targets
  REFERENCING NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION count_cells();--> statement-breakpoint
CREATE TRIGGER cells_changed AFTER UPDATE ON targets
  REFERENCING OLD TABLE AS old_targets NEW TABLE AS new_targets FOR EACH STATEMENT EXECUTE FUNCTION count_cells();--> statement-breakpoint
CREATE TRIGGER cells_removed AFTER DELETE ON targets
  REFERENCING OLD TABLE AS old_targets FOR EACH STATEMENT EXECUTE FUNCTION count_cells();--> statement-breakpoint

-- Names that hold all of some words and whose targets have no name with any of others; for the same reason as `alerts_with_words`
-- through a door of their own. Words are folded names, so nothing in them is a pattern. At most so many that begin with `typed`, and
-- so many others; `narrowed` are the values of some columns of the target ('none': it has none), `among` some targets.
CREATE FUNCTION names_with_words(typed text, holds text[], lacks text[], most int, narrowed jsonb, among bigint[])
RETURNS TABLE (target_id bigint, text text, kind text, folded text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000 SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  conditions text := ' WHERE (n.owner_id IS NULL OR n.owner_id = $1)';
  read integer;
  word text;
BEGIN
  FOREACH word IN ARRAY lacks LOOP
    conditions := conditions || format(' AND NOT EXISTS (SELECT FROM target_names x WHERE x.target_id = n.target_id
      AND (x.owner_id IS NULL OR x.owner_id = $1) AND strpos(x.folded, %L) > 0)', word);
  END LOOP;
  IF among IS NOT NULL THEN conditions := conditions || ' AND n.target_id = ANY ($2)'; END IF;
  IF narrowed <> '{}' THEN
    conditions := conditions || ' AND EXISTS (SELECT FROM targets t WHERE t.id = n.target_id';
    FOREACH word IN ARRAY array['type', 'ctype', 'country', 'industry', 'size', 'place_kind'] LOOP
      IF narrowed ? word THEN
        conditions := conditions || format(' AND coalesce(t.%I, ''none'') = ANY (%L::text[])', word,
          array(SELECT jsonb_array_elements_text(narrowed -> word)));
      END IF;
    END LOOP;
    conditions := conditions || ')';
  END IF;
  IF typed IS NOT NULL THEN
    RETURN QUERY EXECUTE format('SELECT n.target_id, n.text, n.kind, n.folded FROM target_names n %s AND n.folded LIKE %L LIMIT %s',
      conditions, typed || '%', most) USING nullif(current_setting('app.customer_id', true), '')::bigint, among;
    -- What begins with it stands before all others: as many of those leave no room.
    GET DIAGNOSTICS read = ROW_COUNT;
    IF read >= most THEN RETURN; END IF;
    conditions := conditions || format(' AND n.folded NOT LIKE %L', typed || '%');
  END IF;
  IF cardinality(holds) > 0 THEN
    FOREACH word IN ARRAY holds LOOP
      conditions := conditions || format(' AND n.folded LIKE %L', '%' || word || '%');
    END LOOP;
    RETURN QUERY EXECUTE format('SELECT n.target_id, n.text, n.kind, n.folded FROM target_names n %s LIMIT %s', conditions, most)
      USING nullif(current_setting('app.customer_id', true), '')::bigint, among;
  END IF;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION names_with_words FROM PUBLIC;--> statement-breakpoint

-- Targets that trade in goods of a heading, up to `most`, with what a list is ordered by; `code` has two to six digits.
CREATE FUNCTION targets_dealing_in(code text, most int) RETURNS TABLE (id bigint, sort_name text, country text)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1000 SET search_path = public, pg_temp SET enable_seqscan = off AS $$
  SELECT id, sort_name, country FROM targets WHERE hs_codes <> '{}' AND hs_prefixes(hs_codes) @> array[code]
     AND (owner_id IS NULL OR owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) LIMIT most
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION targets_dealing_in FROM PUBLIC;
