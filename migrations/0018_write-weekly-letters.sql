ALTER TABLE "memberships" ADD COLUMN "letter_week" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weekly_letter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_weekly_letter_idx" ON "users" USING btree ("id") WHERE weekly_letter AND email_confirmed;