-- How long a line is kept: logins 90 days, all else a year. The retention and the trigger both go by this.
CREATE FUNCTION audit_line_expired(action text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT at < now() - CASE WHEN action LIKE '%.login' THEN interval '90 days' ELSE interval '1 year' END
$$;
--> statement-breakpoint
-- A line is never changed, and goes only when its time is over: there is no setting that lets anybody remove a younger one.
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
