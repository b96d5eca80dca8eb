CREATE TABLE "chore_assignments" (
	"family_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	CONSTRAINT "chore_assignments_pkey" PRIMARY KEY("family_id","chore_id","kid_id")
);
--> statement-breakpoint
DROP INDEX "chore_submissions_chore_idx";--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD COLUMN "auto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "schedule" jsonb DEFAULT '{"kind":"anytime"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "part_of_day" text;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "sharing" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "needs_approval" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "turns_passed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "week_start" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "paused_from" date;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "paused_from" date;--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "chore_assignments" ADD CONSTRAINT "chore_assignments_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_assignments" ADD CONSTRAINT "chore_assignments_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chore_assignments_kid_idx" ON "chore_assignments" USING btree ("family_id","kid_id");--> statement-breakpoint
CREATE INDEX "chore_submissions_due_idx" ON "chore_submissions" USING btree ("family_id","due_on");--> statement-breakpoint
CREATE INDEX "chore_submissions_handed_in_idx" ON "chore_submissions" USING btree ("family_id","handed_in_on");--> statement-breakpoint
CREATE INDEX "chore_submissions_chore_idx" ON "chore_submissions" USING btree ("family_id","chore_id","occurrence_key");--> statement-breakpoint
ALTER TABLE "chores" ADD CONSTRAINT "chores_part_of_day" CHECK ("chores"."part_of_day" IN ('morning', 'afternoon', 'evening'));--> statement-breakpoint
ALTER TABLE "chores" ADD CONSTRAINT "chores_sharing" CHECK ("chores"."sharing" IN ('each', 'first', 'turns'));--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_week_start" CHECK ("families"."week_start" BETWEEN 0 AND 6);