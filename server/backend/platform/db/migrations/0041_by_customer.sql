ALTER TABLE "account_challenges" DROP CONSTRAINT "account_challenges_challengeHash_unique";--> statement-breakpoint
ALTER TABLE "api_tokens" DROP CONSTRAINT "api_tokens_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "company_sign_in_attempts" DROP CONSTRAINT "company_sign_in_attempts_ticketHash_unique";--> statement-breakpoint
ALTER TABLE "alert_mails" DROP CONSTRAINT "alert_mails_unsubscribe";--> statement-breakpoint
ALTER TABLE "feed_subscriptions" DROP CONSTRAINT "feed_subscriptions_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_id_unique";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_tokenHash_unique";--> statement-breakpoint
CREATE INDEX "account_challenges_of_hash" ON "account_challenges" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_of_token" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "company_sign_in_attempts_of_ticket" ON "company_sign_in_attempts" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "alert_mails_unsubscribe" ON "alert_mails" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "feed_subscriptions_of_token" ON "feed_subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "requests_of_link" ON "requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_of_token" ON "sessions" USING btree ("token_hash");