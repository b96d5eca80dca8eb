CREATE TABLE "kid_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"source_id" uuid,
	"week_start" date,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kid_news_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "kid_news_type" CHECK ("kid_news"."type" IN ('approved', 'rejected', 'undone', 'bonus', 'deduction', 'badge', 'level', 'reward_approved', 'reward_rejected', 'delivered', 'goal_reached', 'week_won')),
	CONSTRAINT "kid_news_week" CHECK (("kid_news"."type" = 'week_won') = ("kid_news"."week_start" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "kid_news" ADD CONSTRAINT "kid_news_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kid_news_kid_idx" ON "kid_news" USING btree ("family_id","kid_id","position");--> statement-breakpoint
CREATE INDEX "kid_news_unshown_idx" ON "kid_news" USING btree ("family_id","kid_id","position") WHERE shown_at IS NULL;--> statement-breakpoint
CREATE INDEX "kid_news_created_idx" ON "kid_news" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kid_news_week_key" ON "kid_news" USING btree ("family_id","kid_id","week_start") WHERE week_start IS NOT NULL;