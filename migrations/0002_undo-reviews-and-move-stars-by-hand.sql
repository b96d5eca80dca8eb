ALTER TABLE "families" ADD COLUMN "stars_by_hand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" DROP CONSTRAINT "star_ledger_cause";--> statement-breakpoint
ALTER TABLE "star_ledger" DROP CONSTRAINT "star_ledger_submission_id_chore_submissions_id_fk";--> statement-breakpoint
ALTER TABLE "star_ledger" DROP CONSTRAINT "star_ledger_redemption_id_reward_redemptions_id_fk";--> statement-breakpoint
DROP INDEX "star_ledger_kid_idx";--> statement-breakpoint
ALTER TABLE "star_ledger" RENAME COLUMN "note" TO "label";--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "is_mystery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD COLUMN "position" bigint;--> statement-breakpoint
-- The one update there is of entries: they get what new ones are inserted with.
ALTER TABLE "star_ledger" DISABLE TRIGGER "star_ledger_append_only";--> statement-breakpoint
UPDATE "star_ledger" AS entry SET
  "position" = named.position,
  "label" = named.label,
  "is_mystery" = named.is_mystery
FROM (
  SELECT l.id,
    row_number() OVER (ORDER BY l.created_at, l.id) AS position,
    coalesce(l.label, s.chore_name, r.reward_name, '') AS label,
    coalesce(r.reward_is_mystery, false) AS is_mystery
  FROM "star_ledger" l
  LEFT JOIN "chore_submissions" s ON s.id = l.submission_id
  LEFT JOIN "reward_redemptions" r ON r.id = l.redemption_id
) AS named
WHERE named.id = entry.id;--> statement-breakpoint
ALTER TABLE "star_ledger" ENABLE TRIGGER "star_ledger_append_only";--> statement-breakpoint
ALTER TABLE "star_ledger" ALTER COLUMN "label" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "star_ledger" ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (sequence name "star_ledger_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('star_ledger_position_seq', (SELECT coalesce(max("position"), 0) + 1 FROM "star_ledger"), false);--> statement-breakpoint
CREATE INDEX "star_ledger_kid_idx" ON "star_ledger" USING btree ("family_id","kid_id","position");--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_cause" CHECK (CASE "star_ledger"."kind"
        WHEN 'chore' THEN "star_ledger"."submission_id" IS NOT NULL AND num_nonnulls("star_ledger"."redemption_id", "star_ledger"."reverses") = 0
        WHEN 'reward' THEN "star_ledger"."redemption_id" IS NOT NULL AND num_nonnulls("star_ledger"."submission_id", "star_ledger"."reverses") = 0
        WHEN 'reversal' THEN "star_ledger"."reverses" IS NOT NULL
        ELSE num_nonnulls("star_ledger"."submission_id", "star_ledger"."redemption_id", "star_ledger"."reverses") = 0 END);
