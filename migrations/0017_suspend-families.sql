CREATE TABLE "family_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"admin_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_log_kind" CHECK ("family_log"."kind" IN ('viewed', 'suspended', 'restored'))
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_log" ADD CONSTRAINT "family_log_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_log" ADD CONSTRAINT "family_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_log_newest_idx" ON "family_log" USING btree ("family_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "family_log_admin_idx" ON "family_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "family_log_at_idx" ON "family_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "families_suspended_idx" ON "families" USING btree ("suspended_at") WHERE suspended_at IS NOT NULL;