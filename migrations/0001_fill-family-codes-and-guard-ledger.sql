-- All 100,000 family codes, shuffled once, so that codes given out in a row tell nothing of each other.
INSERT INTO "free_family_codes" ("code")
SELECT lpad(n::text, 5, '0') FROM generate_series(0, 99999) AS n ORDER BY random();
--> statement-breakpoint
-- A star once moved stays moved: rows are added, or go with their kid, but are never changed.
CREATE FUNCTION refuse_ledger_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'star_ledger is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER star_ledger_append_only BEFORE UPDATE ON "star_ledger"
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_update();
