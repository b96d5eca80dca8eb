ALTER TABLE "families" ADD COLUMN "tuned_up_from" date;--> statement-breakpoint
CREATE INDEX "star_ledger_family_idx" ON "star_ledger" USING btree ("family_id","created_at");