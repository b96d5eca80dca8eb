CREATE TABLE "device_logins" (
	"device_id" uuid NOT NULL,
	"family_id" uuid,
	"user_id" uuid,
	"kid_id" uuid,
	"last_login_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_logins_device_user_key" UNIQUE("device_id","user_id"),
	CONSTRAINT "device_logins_device_kid_key" UNIQUE("device_id","kid_id"),
	CONSTRAINT "device_logins_one_person" CHECK (num_nonnulls("device_logins"."user_id", "device_logins"."kid_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "kids" ADD COLUMN "unlocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_logins_family_idx" ON "device_logins" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "device_logins_user_idx" ON "device_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_logins_kid_idx" ON "device_logins" USING btree ("kid_id");--> statement-breakpoint
CREATE INDEX "device_logins_last_login_idx" ON "device_logins" USING btree ("last_login_at");