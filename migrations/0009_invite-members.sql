CREATE TABLE "family_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_invites_token_key" UNIQUE("token_hash"),
	CONSTRAINT "family_invites_role" CHECK ("family_invites"."role" IN ('parent', 'helper'))
);
--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_invites_family_idx" ON "family_invites" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "family_invites_inviter_idx" ON "family_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "family_invites_expires_idx" ON "family_invites" USING btree ("expires_at");