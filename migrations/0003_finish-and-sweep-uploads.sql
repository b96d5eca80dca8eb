CREATE TABLE "image_removals" (
	"folder" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "uploads_waiting_idx";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sweep_at" timestamp (3) with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
CREATE INDEX "image_removals_due_idx" ON "image_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "uploads_sweep_idx" ON "uploads" USING btree ("sweep_at");