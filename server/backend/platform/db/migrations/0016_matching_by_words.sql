CREATE INDEX "event_organizations_words" ON "event_organizations" USING gin (string_to_array(folded, ' '));--> statement-breakpoint
CREATE INDEX "event_organizations_identifiers" ON "event_organizations" USING gin ("identifiers" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "event_places_on_map" ON "event_places" USING btree ("lat","lon") WHERE lat is not null;--> statement-breakpoint
CREATE INDEX "target_names_words" ON "target_names" USING gin (string_to_array(folded, ' '));