ALTER TABLE "reward_redemptions" ADD COLUMN "reward_icon_name" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "icon_name" text;