-- A kid's rows are all of one family. Without knowing that, the planner takes a kid of years for one with hardly any rows,
-- and reads them all where another index has the few that are wanted.
CREATE STATISTICS "chore_submissions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "chore_submissions";
--> statement-breakpoint
CREATE STATISTICS "reward_redemptions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "reward_redemptions";
