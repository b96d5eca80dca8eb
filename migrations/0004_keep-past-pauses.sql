CREATE TABLE "past_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "past_pauses_days_key" UNIQUE NULLS NOT DISTINCT("family_id","kid_id","first_day","last_day"),
	CONSTRAINT "past_pauses_order" CHECK ("past_pauses"."last_day" >= "past_pauses"."first_day")
);
--> statement-breakpoint
DROP INDEX "chore_submissions_handed_in_idx";--> statement-breakpoint
ALTER TABLE "past_pauses" ADD CONSTRAINT "past_pauses_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_pauses" ADD CONSTRAINT "past_pauses_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chore_submissions_days_idx" ON "chore_submissions" USING btree ("family_id","handed_in_on","kid_id","status");