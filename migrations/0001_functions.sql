-- Ledger rows are inserted, or deleted with their kid, and never updated.
CREATE FUNCTION refuse_ledger_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'star_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER star_ledger_append_only BEFORE UPDATE ON "star_ledger"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_update();
--> statement-breakpoint
-- Rewrites what the search sees of the families whose row, member or kid has just changed.
CREATE FUNCTION refresh_family_search() RETURNS trigger LANGUAGE plpgsql AS $$
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
      (SELECT string_agg(concat_ws(E'\x1f', u.username, u.email, nullif(concat_ws(' ', u.first_name, u.last_name), '')), E'\x1f')
       FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.family_id = f.id),
      (SELECT string_agg(k.name, E'\x1f') FROM kids k WHERE k.family_id = f.id)))
    FROM families f WHERE f.id = family
    ON CONFLICT (family_id) DO UPDATE SET created_at = excluded.created_at, document = excluded.document;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER families_search AFTER INSERT OR UPDATE OF name, code, created_at ON "families"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER users_search AFTER UPDATE OF username, email, first_name, last_name ON "users"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER memberships_search AFTER INSERT OR DELETE ON "memberships"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER kids_search AFTER INSERT OR DELETE OR UPDATE OF name ON "kids"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
-- How long a line is kept: logins 90 days, all else a year. The retention and the trigger both go by this.
CREATE FUNCTION audit_line_expired(action text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT at < now() - CASE WHEN action LIKE '%.login' THEN interval '90 days' ELSE interval '1 year' END
$$;
--> statement-breakpoint
-- A line is never updated, and deleted only after its retention period; no setting allows removing a younger one.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND audit_line_expired(OLD.action, OLD.at) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- A kid's rows are all of one family. Without knowing that, the planner takes a kid of years for one with hardly any rows,
-- and reads them all where another index has the few that are wanted.
CREATE STATISTICS "chore_submissions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "chore_submissions";
--> statement-breakpoint
CREATE STATISTICS "reward_redemptions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "reward_redemptions";
