CREATE TABLE "family_search" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_search" ADD CONSTRAINT "family_search_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Writes anew what the search sees of the family whose row, parent or kid has just changed.
CREATE FUNCTION refresh_family_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  family uuid;
BEGIN
  IF TG_TABLE_NAME = 'families' THEN
    family := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    family := OLD.family_id;
  ELSE
    family := NEW.family_id;
  END IF;
  -- Two changes of one family at once take turns here, or the second would not see what the first one wrote.
  PERFORM 1 FROM families WHERE id = family FOR NO KEY UPDATE;
  -- A family that is itself being deleted is not there any more: then there is nothing to write.
  INSERT INTO family_search (family_id, created_at, document)
  SELECT f.id, f.created_at, lower(concat_ws(E'\x1f', f.name, f.code,
    (SELECT string_agg(concat_ws(E'\x1f', u.username, u.email), E'\x1f') FROM users u WHERE u.family_id = f.id),
    (SELECT string_agg(k.name, E'\x1f') FROM kids k WHERE k.family_id = f.id)))
  FROM families f WHERE f.id = family
  ON CONFLICT (family_id) DO UPDATE SET created_at = excluded.created_at, document = excluded.document;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER families_search AFTER INSERT OR UPDATE OF name, code, created_at ON "families"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER users_search AFTER INSERT OR DELETE OR UPDATE OF username, email ON "users"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER kids_search AFTER INSERT OR DELETE OR UPDATE OF name ON "kids"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
INSERT INTO family_search (family_id, created_at, document)
SELECT f.id, f.created_at, lower(concat_ws(E'\x1f', f.name, f.code,
  (SELECT string_agg(concat_ws(E'\x1f', u.username, u.email), E'\x1f') FROM users u WHERE u.family_id = f.id),
  (SELECT string_agg(k.name, E'\x1f') FROM kids k WHERE k.family_id = f.id)))
FROM families f;
