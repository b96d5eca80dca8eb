ALTER TABLE "families" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_locale" CHECK ("families"."locale" IN ('en', 'de', 'es', 'fr', 'pt-BR', 'ar'));