CREATE TABLE "memberships" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_pkey" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" IN ('owner', 'parent', 'helper'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_family_by_role";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_family_id_families_id_fk";
--> statement-breakpoint
DROP INDEX "users_family_idx";--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_owner_key" ON "memberships" USING btree ("family_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "memberships_user_idx" ON "memberships" USING btree ("user_id");--> statement-breakpoint
INSERT INTO memberships (family_id, user_id, role, created_at)
SELECT family_id, id, 'owner', created_at FROM users WHERE family_id IS NOT NULL;
--> statement-breakpoint
-- They do not say yet what their parents are in the family.
DELETE FROM sessions WHERE actor_type = 'parent';
--> statement-breakpoint
-- The rows of grown-ups: their memberships say for which families a device vouches.
UPDATE device_logins SET family_id = NULL WHERE user_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_membership_fkey" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "family_id";
--> statement-breakpoint
-- Writes anew what the search sees of the families whose row, member or kid has just changed.
CREATE OR REPLACE FUNCTION refresh_family_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  family uuid;
BEGIN
  IF TG_TABLE_NAME = 'families' THEN
    changed := ARRAY[NEW.id];
  ELSIF TG_TABLE_NAME = 'users' THEN
    changed := ARRAY(SELECT family_id FROM memberships WHERE user_id = NEW.id ORDER BY family_id);
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY[OLD.family_id];
  ELSE
    changed := ARRAY[NEW.family_id];
  END IF;
  FOREACH family IN ARRAY changed LOOP
    -- Two changes of one family at once take turns here, or the second would not see what the first one wrote.
    PERFORM 1 FROM families WHERE id = family FOR NO KEY UPDATE;
    -- A family that is itself being deleted is not there any more: then there is nothing to write.
    INSERT INTO family_search (family_id, created_at, document)
    SELECT f.id, f.created_at, lower(concat_ws(E'\x1f', f.name, f.code,
      (SELECT string_agg(concat_ws(E'\x1f', u.username, u.email), E'\x1f')
       FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.family_id = f.id),
      (SELECT string_agg(k.name, E'\x1f') FROM kids k WHERE k.family_id = f.id)))
    FROM families f WHERE f.id = family
    ON CONFLICT (family_id) DO UPDATE SET created_at = excluded.created_at, document = excluded.document;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER users_search ON "users";
--> statement-breakpoint
CREATE TRIGGER users_search AFTER UPDATE OF username, email ON "users"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER memberships_search AFTER INSERT OR DELETE ON "memberships"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
