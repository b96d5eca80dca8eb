ALTER TABLE "families" ADD COLUMN "leaderboard_mode" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "team_goal" integer;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_leaderboard_mode" CHECK ("families"."leaderboard_mode" IN ('compete', 'team', 'self', 'off'));--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_team_goal" CHECK ("families"."team_goal" BETWEEN 1 AND 100000);