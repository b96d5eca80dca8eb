-- All 100,000 family codes, shuffled once, so that consecutive codes reveal nothing about each other.
INSERT INTO "free_family_codes" ("code")
SELECT lpad(n::text, 5, '0') FROM generate_series(0, 99999) AS n ORDER BY random();
--> statement-breakpoint
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
CREATE TRIGGER families_search AFTER INSERT OR UPDATE OF name, code, created_at ON "families"
FOR EACH ROW EXECUTE FUNCTION refresh_family_search();
--> statement-breakpoint
CREATE TRIGGER users_search AFTER UPDATE OF username, email ON "users"
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
-- The tables of the job queue, as pg-boss 10 makes them (`PgBoss.getConstructionPlans`), and our one queue.
CREATE SCHEMA jobs;
CREATE TYPE jobs.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);
CREATE TABLE jobs.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);
CREATE TABLE jobs.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES jobs.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
CREATE TABLE jobs.schedule (
  name text REFERENCES jobs.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
CREATE TABLE jobs.subscription (
  event text not null,
  name text not null REFERENCES jobs.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);
CREATE TABLE jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state jobs.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
ALTER TABLE jobs.job ADD PRIMARY KEY (name, id);
CREATE TABLE jobs.archive (LIKE jobs.job);
ALTER TABLE jobs.archive ADD PRIMARY KEY (name, id);
ALTER TABLE jobs.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON jobs.archive(archived_on);
CREATE FUNCTION jobs.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN
  WITH q as (
  INSERT INTO jobs.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;
  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', table_name);
  EXECUTE format('ALTER TABLE jobs.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON jobs.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON jobs.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON jobs.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
  EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;;
CREATE FUNCTION jobs.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM jobs.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;
  EXECUTE format('DROP TABLE IF EXISTS jobs.%I', table_name);
END;
$$
LANGUAGE plpgsql;;
INSERT INTO jobs.version(version) VALUES ('24');
--> statement-breakpoint
SELECT jobs.create_queue('starnest', '{"policy": "standard"}');

--> statement-breakpoint
-- A kid's rows are all of one family. Without knowing that, the planner takes a kid of years for one with hardly any rows,
-- and reads them all where another index has the few that are wanted.
CREATE STATISTICS "chore_submissions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "chore_submissions";
--> statement-breakpoint
CREATE STATISTICS "reward_redemptions_kid_family" (dependencies) ON "family_id", "kid_id" FROM "reward_redemptions";
