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
	"created_by" bigint,
	"completed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actions_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "actions_status" CHECK ("actions"."meta_status" in ('Planned', 'InProgress', 'Completed', 'Aborted'))
);
--> statement-breakpoint
ALTER TABLE "actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"flagged" jsonb,
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
	"every_minutes" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp with time zone,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connectors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	CONSTRAINT "monitored_targets_customer_id_target_id_pk" PRIMARY KEY("customer_id","target_id"),
	CONSTRAINT "monitored_targets_tier" CHECK ("monitored_targets"."tier" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "monitored_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"stored_as" text,
	"state" text DEFAULT 'Queued' NOT NULL,
	"step" text DEFAULT 'read' NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refusal" jsonb,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "operations_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "sanctions_entities" (
	"list_name" text NOT NULL,
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
CREATE TABLE "sanctions_list_versions" (
	"list_name" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_names" text[] NOT NULL,
	"entities" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_list_versions_list_name_version_pk" PRIMARY KEY("list_name","version")
);
--> statement-breakpoint
CREATE TABLE "sanctions_lists" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"authority" text NOT NULL,
	"format" text NOT NULL,
	"current_version" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_matches_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "sanctions_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_screenings" (
	"customer_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"requested_at" timestamp with time zone,
	"requested_by" bigint,
	"screened_at" timestamp with time zone,
	"state" text NOT NULL,
	"status" text,
	"screened_hash" text,
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
	CONSTRAINT "target_identifiers_target_id_system_value_pk" PRIMARY KEY("target_id","system","value")
);
--> statement-breakpoint
ALTER TABLE "target_identifiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "target_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_id" bigint NOT NULL,
	"owner_id" bigint,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "target_names_once" UNIQUE("target_id","kind","text")
);
--> statement-breakpoint
ALTER TABLE "target_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "target_parents" (
	"target_id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"owner_id" bigint,
	"kind" text NOT NULL,
	"share" double precision,
	"source" text,
	CONSTRAINT "target_parents_target_id_parent_id_kind_pk" PRIMARY KEY("target_id","parent_id","kind"),
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
	CONSTRAINT "targets_type" CHECK ("targets"."type" in ('organization', 'POI', 'country', 'industry', 'commodity')),
	CONSTRAINT "targets_place" CHECK (("targets"."lat" is null) = ("targets"."lon" is null))
);
--> statement-breakpoint
ALTER TABLE "targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "action_alerts" ADD CONSTRAINT "action_alerts_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_assignees" ADD CONSTRAINT "action_assignees_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_targets" ADD CONSTRAINT "action_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_targets" ADD CONSTRAINT "action_targets_customer_id_action_id_actions_customer_id_id_fk" FOREIGN KEY ("customer_id","action_id") REFERENCES "public"."actions"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_label_links" ADD CONSTRAINT "alert_label_links_customer_id_label_id_alert_labels_customer_id_id_fk" FOREIGN KEY ("customer_id","label_id") REFERENCES "public"."alert_labels"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_label_links" ADD CONSTRAINT "alert_label_links_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_labels" ADD CONSTRAINT "alert_labels_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_targets" ADD CONSTRAINT "alert_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_targets" ADD CONSTRAINT "alert_targets_customer_id_alert_id_alerts_customer_id_id_fk" FOREIGN KEY ("customer_id","alert_id") REFERENCES "public"."alerts"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_runs" ADD CONSTRAINT "connector_runs_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "collection_roles" ADD CONSTRAINT "collection_roles_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD CONSTRAINT "collection_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_targets" ADD CONSTRAINT "collection_targets_customer_id_collection_id_collections_customer_id_id_fk" FOREIGN KEY ("customer_id","collection_id") REFERENCES "public"."collections"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD CONSTRAINT "monitored_targets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitored_targets" ADD CONSTRAINT "monitored_targets_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_customer_id_import_id_imports_customer_id_id_fk" FOREIGN KEY ("customer_id","import_id") REFERENCES "public"."imports"("customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_user_id_users_customer_id_id_fk" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."users"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_entities" ADD CONSTRAINT "sanctions_entities_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_list_versions" ADD CONSTRAINT "sanctions_list_versions_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_matches" ADD CONSTRAINT "sanctions_matches_list_name_sanctions_lists_name_fk" FOREIGN KEY ("list_name") REFERENCES "public"."sanctions_lists"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD CONSTRAINT "target_screenings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_screenings" ADD CONSTRAINT "target_screenings_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_scores" ADD CONSTRAINT "external_scores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_scores" ADD CONSTRAINT "external_scores_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_history" ADD CONSTRAINT "score_history_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores_due" ADD CONSTRAINT "scores_due_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_from_id_targets_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_to_id_targets_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_followers" ADD CONSTRAINT "target_followers_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_identifiers" ADD CONSTRAINT "target_identifiers_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_names" ADD CONSTRAINT "target_names_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_parents" ADD CONSTRAINT "target_parents_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_parents" ADD CONSTRAINT "target_parents_parent_id_targets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_places" ADD CONSTRAINT "target_places_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_alerts_of_alert" ON "action_alerts" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "action_assignees_of" ON "action_assignees" USING btree ("customer_id","kind","assignee_id");--> statement-breakpoint
CREATE INDEX "action_targets_of_target" ON "action_targets" USING btree ("customer_id","target_id");--> statement-breakpoint
CREATE INDEX "actions_due" ON "actions" USING btree ("customer_id","meta_status","due_on");--> statement-breakpoint
CREATE INDEX "alert_label_links_of_alert" ON "alert_label_links" USING btree ("customer_id","alert_id");--> statement-breakpoint
CREATE INDEX "alert_label_links_in_time" ON "alert_label_links" USING btree ("customer_id","label_id","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_targets_of_target" ON "alert_targets" USING btree ("customer_id","target_id","at" DESC NULLS LAST,"alert_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_by_status" ON "alerts" USING btree ("customer_id","tier_n","status_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_by_time" ON "alerts" USING btree ("customer_id","tier_n","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_by_priority" ON "alerts" USING btree ("customer_id","tier_n","status_id","priority" DESC NULLS LAST,"at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "connector_runs_newest" ON "connector_runs" USING btree ("connector_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_name" ON "connectors" USING btree ("name",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "connectors_due" ON "connectors" USING btree ("next_run_at") WHERE enabled;--> statement-breakpoint
CREATE INDEX "event_links_of_target" ON "event_links" USING btree ("target_id","event_id");--> statement-breakpoint
CREATE INDEX "event_merges_kept" ON "event_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "event_organizations_of_event" ON "event_organizations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_places_of_event" ON "event_places" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_places_country" ON "event_places" USING btree ("country");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sources_once" ON "event_sources" USING btree ("source_name","external_id",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "event_sources_of_event" ON "event_sources" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_sources_content" ON "event_sources" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "events_in_time" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_of_owner" ON "events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "events_of_type" ON "events" USING btree ("event_type_id","at");--> statement-breakpoint
CREATE INDEX "collection_targets_of_target" ON "collection_targets" USING btree ("customer_id","target_id");--> statement-breakpoint
CREATE INDEX "collections_children" ON "collections" USING btree ("customer_id","parent_id");--> statement-breakpoint
CREATE INDEX "follows_of_target" ON "follows" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "monitored_targets_of_target" ON "monitored_targets" USING btree ("target_id","customer_id");--> statement-breakpoint
CREATE INDEX "import_rows_by_state" ON "import_rows" USING btree ("customer_id","import_id","state","row");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operations_newest" ON "operations" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operations_open" ON "operations" USING btree ("state") WHERE state in ('Queued', 'Running');--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id","user_id","created_at" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("customer_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_entities_current" ON "sanctions_entities" USING btree ("list_name","entity_id") WHERE until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_matches_once" ON "sanctions_matches" USING btree ("customer_id","target_id","list_name","entity_id");--> statement-breakpoint
CREATE INDEX "sanctions_matches_open" ON "sanctions_matches" USING btree ("customer_id","decision");--> statement-breakpoint
CREATE INDEX "external_scores_of_target" ON "external_scores" USING btree ("customer_id","target_id");--> statement-breakpoint
CREATE INDEX "scores_riskiest" ON "scores" USING btree ("customer_id","perspective","score" DESC NULLS LAST,"target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "edges_once" ON "edges" USING btree ("from_id","to_id","type","source",coalesce(owner_id, 0));--> statement-breakpoint
CREATE INDEX "edges_to" ON "edges" USING btree ("to_id","from_id");--> statement-breakpoint
CREATE INDEX "edges_of_owner" ON "edges" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "target_identifiers_value" ON "target_identifiers" USING btree ("system","value");--> statement-breakpoint
CREATE INDEX "target_names_folded" ON "target_names" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "target_parents_children" ON "target_parents" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "target_places_of_target" ON "target_places" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "target_places_on_map" ON "target_places" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE INDEX "targets_of_owner" ON "targets" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "targets_on_map" ON "targets" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE INDEX "targets_of_class" ON "targets" USING btree ("type","country");--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_alerts" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_assignees" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_assignees" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "action_targets" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "action_targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "actions" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "actions" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "public_rows" ON "connector_runs" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "connector_runs" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "connector_runs" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "connectors" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "connectors" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "connectors" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "own_rows" ON "import_rows" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "import_rows" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "imports" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "imports" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "operations" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "operations" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "notifications" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "notifications" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "sanctions_matches" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "sanctions_matches" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_screenings" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_screenings" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "assessment_results" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "assessment_results" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "external_scores" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "external_scores" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "score_history" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "score_history" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "scores" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "scores" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_rows" ON "scores_due" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (customer_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "scores_due" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "edges" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "edges" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "edges" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_rows" ON "target_identifiers" AS PERMISSIVE FOR SELECT TO "tierwatch_app" USING (owner_id is null);--> statement-breakpoint
CREATE POLICY "own_rows" ON "target_identifiers" AS PERMISSIVE FOR ALL TO "tierwatch_app" USING (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint) WITH CHECK (owner_id = nullif(current_setting('app.customer_id', true), '')::bigint);--> statement-breakpoint
CREATE POLICY "system_rows" ON "target_identifiers" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "system_rows" ON "targets" AS PERMISSIVE FOR ALL TO "tierwatch_system" USING (true) WITH CHECK (true);