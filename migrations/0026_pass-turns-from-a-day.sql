ALTER TABLE "chores" ADD COLUMN "turn_passes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- When a turn was passed on was not kept: all occurrences there were stay as they were shown.
UPDATE "chores" SET "turn_passes" = jsonb_build_object(to_char("created_at" - interval '1 day', 'YYYY-MM-DD'), "turns_passed") WHERE "turns_passed" > 0;--> statement-breakpoint
ALTER TABLE "chores" DROP COLUMN "turns_passed";