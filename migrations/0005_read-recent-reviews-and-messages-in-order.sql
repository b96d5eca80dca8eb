DROP INDEX "chore_submissions_history_idx";--> statement-breakpoint
DROP INDEX "messages_kid_idx";--> statement-breakpoint
CREATE INDEX "chore_submissions_reviewed_idx" ON "chore_submissions" USING btree ("family_id","kid_id","reviewed_at") WHERE reviewed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reward_redemptions_reviewed_idx" ON "reward_redemptions" USING btree ("family_id","kid_id","reviewed_at") WHERE reviewed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_kid_idx" ON "messages" USING btree ("family_id","kid_id","created_at","id");