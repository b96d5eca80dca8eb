CREATE TABLE "kid_goals" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	CONSTRAINT "kid_goals_pkey" PRIMARY KEY("family_id","kid_id")
);
--> statement-breakpoint
ALTER TABLE "kid_goals" ADD CONSTRAINT "kid_goals_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_goals" ADD CONSTRAINT "kid_goals_reward_fkey" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kid_goals_reward_idx" ON "kid_goals" USING btree ("family_id","reward_id");