ALTER TABLE "reward_redemptions" ADD COLUMN "reward_description" text;--> statement-breakpoint
-- Nobody knows any more how a reward was described when it was asked for. What may be another mystery by now stays out.
UPDATE "reward_redemptions" d SET "reward_description" = r."description" FROM "rewards" r
WHERE r."family_id" = d."family_id" AND r."id" = d."reward_id" AND r."description" IS NOT NULL
  AND (NOT r."is_mystery" OR (d."reward_is_mystery" AND d."reward_name" = r."name"));
