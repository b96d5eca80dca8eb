CREATE TABLE "kid_stickers" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sticker" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kid_stickers_pkey" PRIMARY KEY("family_id","kid_id","day"),
	CONSTRAINT "kid_stickers_sticker" CHECK ("kid_stickers"."sticker" IN ('acorn', 'cloud', 'comet', 'flower', 'ladybird', 'mushroom', 'planet', 'rainbow', 'shell', 'snail'))
);
--> statement-breakpoint
CREATE TABLE "nest_places" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"thing_id" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "nest_places_pkey" PRIMARY KEY("family_id","kid_id","thing_id")
);
--> statement-breakpoint
ALTER TABLE "kid_stickers" ADD CONSTRAINT "kid_stickers_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nest_places" ADD CONSTRAINT "nest_places_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;