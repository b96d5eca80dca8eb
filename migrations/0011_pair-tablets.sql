CREATE TABLE "device_pairings" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_devices_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "kid_logins" text DEFAULT 'anywhere' NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "idle_minutes" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_devices" ADD CONSTRAINT "family_devices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_pairings_family_idx" ON "device_pairings" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "device_pairings_expires_idx" ON "device_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "family_devices_family_idx" ON "family_devices" USING btree ("family_id","created_at");--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_kid_logins" CHECK ("families"."kid_logins" IN ('anywhere', 'paired'));--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_idle_minutes" CHECK ("families"."idle_minutes" BETWEEN 1 AND 30);