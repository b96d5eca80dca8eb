ALTER TABLE "star_ledger" DROP CONSTRAINT "star_ledger_cause";--> statement-breakpoint
DROP INDEX "star_ledger_submission_key";--> statement-breakpoint
DROP INDEX "star_ledger_redemption_key";--> statement-breakpoint
DROP INDEX "chore_submissions_one_pending_key";--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "redemption_id" uuid;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "handed_in_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "occurrence_key" text;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "occurrence_place" text;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "lifetime_delta" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_submission_id_chore_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."chore_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_redemption_id_reward_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."reward_redemptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD CONSTRAINT "chore_submissions_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_reverses_star_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."star_ledger"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_submission_key" ON "analytics_events" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_redemption_key" ON "analytics_events" USING btree ("redemption_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chore_submissions_place_key" ON "chore_submissions" USING btree ("family_id","chore_id","occurrence_place") WHERE occurrence_place IS NOT NULL AND status <> 'rejected';--> statement-breakpoint
CREATE INDEX "chore_submissions_reviewer_idx" ON "chore_submissions" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "reward_redemptions_reviewer_idx" ON "reward_redemptions" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "star_ledger_submission_idx" ON "star_ledger" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "star_ledger_redemption_idx" ON "star_ledger" USING btree ("redemption_id");--> statement-breakpoint
CREATE UNIQUE INDEX "star_ledger_reverses_key" ON "star_ledger" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "chore_submissions_one_pending_key" ON "chore_submissions" USING btree ("family_id","kid_id","chore_id") WHERE status = 'pending' AND occurrence_place IS NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_source" CHECK (CASE "analytics_events"."event_type"
        WHEN 'chore_completed' THEN "analytics_events"."submission_id" IS NOT NULL AND "analytics_events"."redemption_id" IS NULL
        WHEN 'reward_redeemed' THEN "analytics_events"."redemption_id" IS NOT NULL AND "analytics_events"."submission_id" IS NULL
        ELSE num_nonnulls("analytics_events"."submission_id", "analytics_events"."redemption_id") = 0 END);--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_kind" CHECK ("star_ledger"."kind" IN ('chore', 'reward', 'bonus', 'deduction', 'reversal'));--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_amount" CHECK (CASE "star_ledger"."kind"
        WHEN 'chore' THEN "star_ledger"."amount" >= 0 AND "star_ledger"."lifetime_delta" = "star_ledger"."amount"
        WHEN 'reward' THEN "star_ledger"."amount" < 0 AND "star_ledger"."lifetime_delta" = 0
        WHEN 'bonus' THEN "star_ledger"."amount" > 0 AND "star_ledger"."lifetime_delta" = "star_ledger"."amount"
        WHEN 'deduction' THEN "star_ledger"."amount" < 0 AND "star_ledger"."lifetime_delta" = 0
        ELSE true END);--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_cause" CHECK (CASE "star_ledger"."kind"
        WHEN 'chore' THEN "star_ledger"."submission_id" IS NOT NULL AND num_nonnulls("star_ledger"."redemption_id", "star_ledger"."reverses") = 0
        WHEN 'reward' THEN "star_ledger"."redemption_id" IS NOT NULL AND num_nonnulls("star_ledger"."submission_id", "star_ledger"."reverses") = 0
        WHEN 'reversal' THEN "star_ledger"."reverses" IS NOT NULL
        ELSE "star_ledger"."note" IS NOT NULL AND num_nonnulls("star_ledger"."submission_id", "star_ledger"."redemption_id", "star_ledger"."reverses") = 0 END);