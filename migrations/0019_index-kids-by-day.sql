DROP INDEX "chore_submissions_kid_idx";--> statement-breakpoint
DROP INDEX "chore_submissions_days_idx";--> statement-breakpoint
DROP INDEX "chore_submissions_pending_idx";--> statement-breakpoint
DROP INDEX "reward_redemptions_pending_idx";--> statement-breakpoint
DROP INDEX "reward_redemptions_promised_idx";--> statement-breakpoint
CREATE INDEX "chore_submissions_kid_days_idx" ON "chore_submissions" USING btree ("family_id","kid_id","handed_in_on","status","stars_awarded");--> statement-breakpoint
CREATE INDEX "chore_submissions_undated_idx" ON "chore_submissions" USING btree ("family_id","handed_in_on") WHERE due_on IS NULL;--> statement-breakpoint
CREATE INDEX "chore_submissions_pending_idx" ON "chore_submissions" USING btree ("family_id","kid_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reward_redemptions_pending_idx" ON "reward_redemptions" USING btree ("family_id","kid_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reward_redemptions_promised_idx" ON "reward_redemptions" USING btree ("family_id","kid_id") WHERE status = 'approved' AND delivered_at IS NULL;