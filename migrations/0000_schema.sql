CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "access_tokens_token_key" UNIQUE("token_hash"),
	CONSTRAINT "access_tokens_scope" CHECK ("access_tokens"."scope" IN ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_links_token_key" UNIQUE("token_hash"),
	CONSTRAINT "account_links_email" CHECK (("account_links"."email" IS NULL) = ("account_links"."kind" = 'reset_password')),
	CONSTRAINT "account_links_kind" CHECK ("account_links"."kind" IN ('confirm_email', 'cancel_email', 'reset_password'))
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"family_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"key" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"starts_on" date,
	"ends_on" date,
	"title" text,
	CONSTRAINT "calendar_events_pkey" PRIMARY KEY("family_id","calendar_id","key"),
	CONSTRAINT "calendar_events_times" CHECK (num_nonnulls("calendar_events"."starts_at", "calendar_events"."ends_at") IN (0, 2) AND num_nonnulls("calendar_events"."starts_on", "calendar_events"."ends_on") IN (0, 2)
        AND num_nonnulls("calendar_events"."starts_at", "calendar_events"."starts_on") = 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_key" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_kid_key" UNIQUE("family_id","kid_id")
);
--> statement-breakpoint
CREATE TABLE "family_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"kid_id" uuid,
	"show_titles" boolean NOT NULL,
	"url_encrypted" text NOT NULL,
	"host" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_for" text,
	"state" text DEFAULT 'new' NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_calendars_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "family_calendars_color" CHECK ("family_calendars"."color" IN ('green', 'blue', 'red', 'orange', 'purple', 'teal')),
	CONSTRAINT "family_calendars_state" CHECK ("family_calendars"."state" IN ('new', 'ok', 'failing')),
	CONSTRAINT "family_calendars_problem" CHECK ("family_calendars"."problem" IN ('unreachable', 'timeout', 'not_found', 'private_address', 'not_a_calendar', 'too_large'))
);
--> statement-breakpoint
CREATE TABLE "chore_revisions" (
	"family_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"occurrences_from" date NOT NULL,
	"schedule" jsonb NOT NULL,
	"week_start" integer NOT NULL,
	"sharing" text NOT NULL,
	"kid_ids" uuid[] NOT NULL,
	"turn_order" uuid[] NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "chore_revisions_pkey" PRIMARY KEY("family_id","chore_id","from_day"),
	CONSTRAINT "chore_revisions_sharing" CHECK ("chore_revisions"."sharing" IN ('each', 'first', 'turns')),
	CONSTRAINT "chore_revisions_order" CHECK ("chore_revisions"."occurrences_from" <= "chore_revisions"."from_day")
);
--> statement-breakpoint
CREATE TABLE "occurrence_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"occurrence_key" text NOT NULL,
	"due_on" date,
	"kid_id" uuid,
	"kind" text NOT NULL,
	"moved_to" date,
	"assigned_to" uuid,
	"made_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "occurrence_exceptions_key" UNIQUE NULLS NOT DISTINCT("family_id","chore_id","occurrence_key","kid_id"),
	CONSTRAINT "occurrence_exceptions_kind" CHECK ("occurrence_exceptions"."kind" IN ('moved', 'skipped', 'assigned', 'taken')),
	CONSTRAINT "occurrence_exceptions_moved" CHECK (("occurrence_exceptions"."kind" = 'moved') = ("occurrence_exceptions"."moved_to" IS NOT NULL)),
	CONSTRAINT "occurrence_exceptions_assigned" CHECK (("occurrence_exceptions"."kind" = 'assigned') = ("occurrence_exceptions"."assigned_to" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "chore_assignments" (
	"family_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	CONSTRAINT "chore_assignments_pkey" PRIMARY KEY("family_id","chore_id","kid_id")
);
--> statement-breakpoint
CREATE TABLE "chore_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"chore_name" text NOT NULL,
	"chore_star_reward" integer NOT NULL,
	"chore_icon_name" text,
	"chore_image_url" text,
	"submission_notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"parent_notes" text,
	"stars_awarded" integer,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"handed_in_on" date NOT NULL,
	"due_on" date,
	"occurrence_key" text,
	"occurrence_place" text,
	"auto" boolean DEFAULT false NOT NULL,
	"routine" jsonb,
	"device_id" uuid,
	CONSTRAINT "chore_submissions_status" CHECK ("chore_submissions"."status" IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "chore_submissions_reviewed" CHECK (("chore_submissions"."status" = 'pending') = ("chore_submissions"."reviewed_at" IS NULL)),
	CONSTRAINT "chore_submissions_stars" CHECK (CASE "chore_submissions"."status" WHEN 'pending' THEN "chore_submissions"."stars_awarded" IS NULL WHEN 'rejected' THEN "chore_submissions"."stars_awarded" IS NOT NULL AND "chore_submissions"."stars_awarded" = 0 ELSE "chore_submissions"."stars_awarded" IS NOT NULL AND "chore_submissions"."stars_awarded" BETWEEN 0 AND 1000 END)
);
--> statement-breakpoint
CREATE TABLE "chores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image_url" text,
	"icon_name" text,
	"star_reward" integer NOT NULL,
	"category" text NOT NULL,
	"difficulty" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"schedule" jsonb DEFAULT '{"kind":"anytime"}'::jsonb NOT NULL,
	"part_of_day" text,
	"sharing" text DEFAULT 'each' NOT NULL,
	"needs_approval" boolean DEFAULT true NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" integer,
	"ready_by" text,
	"turns_passed_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "chores_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "chores_star_reward" CHECK ("chores"."star_reward" BETWEEN 1 AND 1000),
	CONSTRAINT "chores_category" CHECK ("chores"."category" IN ('general', 'bedroom', 'kitchen', 'bathroom', 'outdoor', 'pets', 'other')),
	CONSTRAINT "chores_difficulty" CHECK ("chores"."difficulty" IN ('easy', 'medium', 'hard')),
	CONSTRAINT "chores_part_of_day" CHECK ("chores"."part_of_day" IN ('morning', 'afternoon', 'evening')),
	CONSTRAINT "chores_sharing" CHECK ("chores"."sharing" IN ('each', 'first', 'turns'))
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"mode" text DEFAULT 'check' NOT NULL,
	"kid_ids" uuid[] DEFAULT '{}' NOT NULL,
	"theme" text DEFAULT 'auto' NOT NULL,
	"show_events" boolean DEFAULT true NOT NULL,
	"show_stars" boolean DEFAULT false NOT NULL,
	"show_goals" boolean DEFAULT false NOT NULL,
	"keep_awake" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "boards_mode" CHECK ("boards"."mode" IN ('view', 'check')),
	CONSTRAINT "boards_theme" CHECK ("boards"."theme" IN ('auto', 'light', 'dark'))
);
--> statement-breakpoint
CREATE TABLE "device_logins" (
	"device_id" uuid NOT NULL,
	"family_id" uuid,
	"user_id" uuid,
	"kid_id" uuid,
	"last_login_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_logins_device_user_key" UNIQUE("device_id","user_id"),
	CONSTRAINT "device_logins_device_kid_key" UNIQUE("device_id","kid_id"),
	CONSTRAINT "device_logins_one_person" CHECK (num_nonnulls("device_logins"."user_id", "device_logins"."kid_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "device_pairings" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid NOT NULL,
	"address" text NOT NULL,
	"board" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_devices_token_key" UNIQUE("token_hash"),
	CONSTRAINT "family_devices_family_id_key" UNIQUE("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"code" text NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"week_start" integer DEFAULT 0 NOT NULL,
	"paused_from" date,
	"paused_until" date,
	"leaderboard_mode" text,
	"team_goal" integer,
	"stars_by_hand" boolean DEFAULT true NOT NULL,
	"kid_logins" text DEFAULT 'anywhere' NOT NULL,
	"idle_minutes" integer DEFAULT 3 NOT NULL,
	"sounds" boolean DEFAULT true NOT NULL,
	"locale" text,
	"night_from" text DEFAULT '21:00',
	"night_until" text DEFAULT '06:00',
	"open_steps" text[] DEFAULT '{}' NOT NULL,
	"tuned_up_from" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"suspended_by_admin" boolean DEFAULT false NOT NULL,
	CONSTRAINT "families_code_form" CHECK ("families"."code" ~ '^[0-9]{5}$'),
	CONSTRAINT "families_leaderboard_mode" CHECK ("families"."leaderboard_mode" IN ('compete', 'team', 'self', 'off')),
	CONSTRAINT "families_kid_logins" CHECK ("families"."kid_logins" IN ('anywhere', 'paired')),
	CONSTRAINT "families_idle_minutes" CHECK ("families"."idle_minutes" BETWEEN 1 AND 30),
	CONSTRAINT "families_team_goal" CHECK ("families"."team_goal" BETWEEN 1 AND 100000),
	CONSTRAINT "families_locale" CHECK ("families"."locale" IN ('en', 'de', 'es', 'fr', 'pt-BR', 'ar')),
	CONSTRAINT "families_night" CHECK (num_nonnulls("families"."night_from", "families"."night_until") <> 1),
	CONSTRAINT "families_week_start" CHECK ("families"."week_start" BETWEEN 0 AND 6)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"letter_week" date,
	CONSTRAINT "memberships_pkey" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" IN ('owner', 'parent', 'helper'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"pending_email" text,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"locale" text,
	"role" text NOT NULL,
	"from_settings" boolean DEFAULT false NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"weekly_letter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" IN ('parent', 'admin')),
	CONSTRAINT "users_locale" CHECK ("users"."locale" IN ('en', 'de', 'es', 'fr', 'pt-BR', 'ar')),
	CONSTRAINT "users_confirmed_email" CHECK (NOT "users"."email_confirmed" OR "users"."email" IS NOT NULL),
	CONSTRAINT "users_quiet_hours" CHECK (num_nonnulls("users"."quiet_from", "users"."quiet_until") <> 1)
);
--> statement-breakpoint
CREATE TABLE "family_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"admin_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_log_kind" CHECK ("family_log"."kind" IN ('viewed', 'suspended', 'restored', 'reset_link'))
);
--> statement-breakpoint
CREATE TABLE "family_search" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_invites_token_key" UNIQUE("token_hash"),
	CONSTRAINT "family_invites_role" CHECK ("family_invites"."role" IN ('parent', 'helper'))
);
--> statement-breakpoint
CREATE TABLE "kid_badges" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"badge_id" text NOT NULL,
	"earned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kid_badges_pkey" PRIMARY KEY("kid_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "kid_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"avatar_color" text NOT NULL,
	"friend" text,
	"greeted" boolean DEFAULT false NOT NULL,
	"pattern_hash" text NOT NULL,
	"asks_pictures" boolean DEFAULT false NOT NULL,
	"total_stars" integer DEFAULT 0 NOT NULL,
	"lifetime_stars" integer DEFAULT 0 NOT NULL,
	"unlocked_at" timestamp (3) with time zone,
	"paused_from" date,
	"paused_until" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "kids_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "kids_friend" CHECK ("kids"."friend" IN ('bunny', 'cat', 'dragon', 'fox', 'frog', 'hedgehog', 'owl', 'panda', 'robot', 'turtle', 'unicorn-foal', 'whale')),
	CONSTRAINT "kids_total_stars" CHECK ("kids"."total_stars" >= 0),
	CONSTRAINT "kids_lifetime_stars" CHECK ("kids"."lifetime_stars" >= "kids"."total_stars")
);
--> statement-breakpoint
CREATE TABLE "past_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "past_pauses_days_key" UNIQUE NULLS NOT DISTINCT("family_id","kid_id","first_day","last_day"),
	CONSTRAINT "past_pauses_order" CHECK ("past_pauses"."last_day" >= "past_pauses"."first_day")
);
--> statement-breakpoint
CREATE TABLE "pattern_attempts" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"device" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pattern_attempts_pkey" PRIMARY KEY("kid_id","device")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"content" text NOT NULL,
	"emoji" text NOT NULL,
	"message_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "messages_type" CHECK ("messages"."message_type" IN ('general', 'motivation', 'celebration')),
	CONSTRAINT "messages_content" CHECK (char_length("messages"."content") BETWEEN 1 AND 500)
);
--> statement-breakpoint
CREATE TABLE "kid_nights" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kid_nights_pkey" PRIMARY KEY("family_id","kid_id","day")
);
--> statement-breakpoint
CREATE TABLE "kid_stickers" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sticker" text NOT NULL,
	"scene" text,
	"x" smallint,
	"y" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kid_stickers_pkey" PRIMARY KEY("family_id","kid_id","day"),
	CONSTRAINT "kid_stickers_sticker" CHECK ("kid_stickers"."sticker" IN ('apple-tree', 'bee', 'butterfly', 'caterpillar', 'cloud', 'flower', 'ladybird', 'lamb', 'rainbow', 'sunflower', 'acorn', 'bat', 'bear', 'campfire', 'fawn', 'firefly', 'mushroom', 'pine', 'raccoon', 'tent', 'beaver', 'cattail', 'dragonfly', 'duckling', 'flamingo', 'goldfish', 'paper-boat', 'snail', 'swan', 'water-lily', 'crab', 'jellyfish', 'lighthouse', 'octopus', 'pufferfish', 'sailboat', 'seahorse', 'shell', 'starfish', 'submarine', 'astronaut', 'comet', 'earth', 'moon', 'planet', 'rocket', 'rover', 'satellite', 'sun', 'ufo', 'airplane', 'bus', 'clock-tower', 'fire-truck', 'hot-air-balloon', 'house', 'puppy', 'scooter', 'train', 'umbrella')),
	CONSTRAINT "kid_stickers_scene" CHECK ("kid_stickers"."scene" IN ('meadow', 'forest', 'pond', 'sea', 'space', 'town')),
	CONSTRAINT "kid_stickers_spot" CHECK (CASE WHEN "kid_stickers"."scene" IS NULL THEN "kid_stickers"."x" IS NULL AND "kid_stickers"."y" IS NULL
          ELSE "kid_stickers"."x" BETWEEN 0 AND 1000 AND "kid_stickers"."y" BETWEEN 0 AND 1000 AND "kid_stickers"."x" IS NOT NULL AND "kid_stickers"."y" IS NOT NULL END)
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
CREATE TABLE "kid_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"source_id" uuid,
	"week_start" date,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kid_news_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "kid_news_type" CHECK ("kid_news"."type" IN ('praise', 'approved', 'rejected', 'undone', 'bonus', 'deduction', 'badge', 'level', 'reward_approved', 'reward_rejected', 'delivered', 'goal_reached', 'week_won', 'team_goal')),
	CONSTRAINT "kid_news_week" CHECK (("kid_news"."type" IN ('week_won', 'team_goal')) = ("kid_news"."week_start" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "admin_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"require_passkeys" boolean NOT NULL,
	CONSTRAINT "admin_settings_one_row" CHECK ("admin_settings"."id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_key" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "praise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"picture" text NOT NULL,
	"words" text,
	"submission_id" uuid,
	"label" text,
	"icon_name" text,
	"image_url" text,
	"from_user" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "praise_picture" CHECK ("praise"."picture" IN ('thanks', 'helper', 'effort', 'kind', 'sparkle', 'hug')),
	CONSTRAINT "praise_reply" CHECK (("praise"."reply" IS NULL) = ("praise"."replied_at" IS NULL)),
	CONSTRAINT "praise_reply_picture" CHECK ("praise"."reply" IN ('thanks', 'helper', 'effort', 'kind', 'sparkle', 'hug')),
	CONSTRAINT "praise_words" CHECK (char_length("praise"."words") BETWEEN 1 AND 120)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text,
	"wants" text[] NOT NULL,
	"approves" boolean DEFAULT true NOT NULL,
	"told" text,
	"claimed_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_session_key" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "kid_goals" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	CONSTRAINT "kid_goals_pkey" PRIMARY KEY("family_id","kid_id")
);
--> statement-breakpoint
CREATE TABLE "reward_assignments" (
	"family_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	CONSTRAINT "reward_assignments_pkey" PRIMARY KEY("family_id","reward_id","kid_id")
);
--> statement-breakpoint
CREATE TABLE "reward_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"reward_name" text NOT NULL,
	"reward_description" text,
	"reward_image_url" text,
	"reward_icon_name" text,
	"reward_is_mystery" boolean NOT NULL,
	"stars_spent" integer NOT NULL,
	"request_notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"parent_notes" text,
	"new_stars" integer,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"shown_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "reward_redemptions_status" CHECK ("reward_redemptions"."status" IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "reward_redemptions_reviewed" CHECK (("reward_redemptions"."status" = 'pending') = ("reward_redemptions"."reviewed_at" IS NULL)),
	CONSTRAINT "reward_redemptions_price" CHECK ("reward_redemptions"."stars_spent" BETWEEN 1 AND 100000),
	CONSTRAINT "reward_redemptions_delivered" CHECK ("reward_redemptions"."delivered_at" IS NULL OR "reward_redemptions"."status" = 'approved'),
	CONSTRAINT "reward_redemptions_balance" CHECK (("reward_redemptions"."status" = 'approved') = ("reward_redemptions"."new_stars" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image_url" text,
	"icon_name" text,
	"star_cost" integer NOT NULL,
	"tier" text NOT NULL,
	"is_mystery" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"max_redemptions" integer,
	"current_redemptions" integer DEFAULT 0 NOT NULL,
	"limit_times" integer,
	"limit_per" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "rewards_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "rewards_star_cost" CHECK ("rewards"."star_cost" BETWEEN 1 AND 100000),
	CONSTRAINT "rewards_tier" CHECK ("rewards"."tier" IN ('small', 'medium', 'big')),
	CONSTRAINT "rewards_max_redemptions" CHECK ("rewards"."max_redemptions" BETWEEN 1 AND 100000),
	CONSTRAINT "rewards_current_redemptions" CHECK ("rewards"."current_redemptions" >= 0),
	CONSTRAINT "rewards_limit" CHECK (num_nonnulls("rewards"."limit_times", "rewards"."limit_per") <> 1 AND "rewards"."limit_times" > 0),
	CONSTRAINT "rewards_limit_per" CHECK ("rewards"."limit_per" IN ('day', 'week', 'month'))
);
--> statement-breakpoint
CREATE TABLE "routine_runs" (
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"chore_id" uuid NOT NULL,
	"occurrence_key" text NOT NULL,
	"due_on" date,
	"day" date NOT NULL,
	"marks" jsonb NOT NULL,
	"current" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"step_started_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"continues" uuid,
	"pictures" jsonb,
	CONSTRAINT "routine_runs_pkey" PRIMARY KEY("family_id","kid_id","chore_id","occurrence_key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target" text,
	"outcome" text NOT NULL,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"family_id" uuid,
	"kid_id" uuid,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_family_key" UNIQUE("family_id","route","key"),
	CONSTRAINT "idempotency_keys_kid_key" UNIQUE("kid_id","route","key"),
	CONSTRAINT "idempotency_keys_one_subject" CHECK (num_nonnulls("idempotency_keys"."family_id", "idempotency_keys"."kid_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_type" text NOT NULL,
	"family_id" uuid,
	"user_id" uuid,
	"kid_id" uuid,
	"tablet_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_actor_type" CHECK ("sessions"."actor_type" IN ('parent', 'kid', 'admin')),
	CONSTRAINT "sessions_one_person" CHECK (num_nonnulls("sessions"."user_id", "sessions"."kid_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "star_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"lifetime_delta" integer NOT NULL,
	"balance" integer NOT NULL,
	"submission_id" uuid,
	"redemption_id" uuid,
	"reverses" uuid,
	"actor_id" uuid,
	"label" text NOT NULL,
	"is_mystery" boolean DEFAULT false NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "star_ledger_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "star_ledger_kind" CHECK ("star_ledger"."kind" IN ('chore', 'reward', 'bonus', 'deduction', 'reversal')),
	CONSTRAINT "star_ledger_balance" CHECK ("star_ledger"."balance" >= 0),
	CONSTRAINT "star_ledger_cause" CHECK (CASE "star_ledger"."kind"
        WHEN 'chore' THEN "star_ledger"."submission_id" IS NOT NULL AND num_nonnulls("star_ledger"."redemption_id", "star_ledger"."reverses") = 0
        WHEN 'reward' THEN "star_ledger"."redemption_id" IS NOT NULL AND num_nonnulls("star_ledger"."submission_id", "star_ledger"."reverses") = 0
        WHEN 'reversal' THEN "star_ledger"."reverses" IS NOT NULL
        ELSE num_nonnulls("star_ledger"."submission_id", "star_ledger"."redemption_id", "star_ledger"."reverses") = 0 END),
	CONSTRAINT "star_ledger_amount" CHECK (CASE "star_ledger"."kind"
        WHEN 'chore' THEN "star_ledger"."amount" >= 0 AND "star_ledger"."lifetime_delta" = "star_ledger"."amount"
        WHEN 'reward' THEN "star_ledger"."amount" < 0 AND "star_ledger"."lifetime_delta" = 0
        WHEN 'bonus' THEN "star_ledger"."amount" > 0 AND "star_ledger"."lifetime_delta" = "star_ledger"."amount"
        WHEN 'deduction' THEN "star_ledger"."amount" < 0 AND "star_ledger"."lifetime_delta" = 0
        ELSE true END)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"content_type" text,
	"size" integer,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source_url" text,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"sweep_at" timestamp (3) with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	CONSTRAINT "uploads_status" CHECK ("uploads"."status" IN ('waiting', 'ready')),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"url" text NOT NULL,
	"made_by" uuid NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"switched_off_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"last_tried_at" timestamp (3) with time zone,
	"last_status" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_family_id_key" UNIQUE("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_membership_fkey" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_calendar_fkey" FOREIGN KEY ("family_id","calendar_id") REFERENCES "public"."family_calendars"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_maker_fkey" FOREIGN KEY ("family_id","made_by") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_calendars" ADD CONSTRAINT "family_calendars_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_calendars" ADD CONSTRAINT "family_calendars_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_revisions" ADD CONSTRAINT "chore_revisions_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrence_exceptions" ADD CONSTRAINT "occurrence_exceptions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrence_exceptions" ADD CONSTRAINT "occurrence_exceptions_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_assignments" ADD CONSTRAINT "chore_assignments_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_assignments" ADD CONSTRAINT "chore_assignments_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD CONSTRAINT "chore_submissions_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD CONSTRAINT "chore_submissions_device_id_family_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."family_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD CONSTRAINT "chore_submissions_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chore_submissions" ADD CONSTRAINT "chore_submissions_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chores" ADD CONSTRAINT "chores_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_device_fkey" FOREIGN KEY ("family_id","device_id") REFERENCES "public"."family_devices"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_logins" ADD CONSTRAINT "device_logins_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_maker_fkey" FOREIGN KEY ("family_id","made_by") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_devices" ADD CONSTRAINT "family_devices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_devices" ADD CONSTRAINT "family_devices_maker_fkey" FOREIGN KEY ("family_id","made_by") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_log" ADD CONSTRAINT "family_log_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_log" ADD CONSTRAINT "family_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_search" ADD CONSTRAINT "family_search_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invites" ADD CONSTRAINT "family_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_badges" ADD CONSTRAINT "kid_badges_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_logins" ADD CONSTRAINT "kid_logins_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kids" ADD CONSTRAINT "kids_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_pauses" ADD CONSTRAINT "past_pauses_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_pauses" ADD CONSTRAINT "past_pauses_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pattern_attempts" ADD CONSTRAINT "pattern_attempts_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_nights" ADD CONSTRAINT "kid_nights_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_stickers" ADD CONSTRAINT "kid_stickers_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nest_places" ADD CONSTRAINT "nest_places_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_news" ADD CONSTRAINT "kid_news_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "praise" ADD CONSTRAINT "praise_submission_id_chore_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."chore_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "praise" ADD CONSTRAINT "praise_from_user_users_id_fk" FOREIGN KEY ("from_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "praise" ADD CONSTRAINT "praise_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_membership_fkey" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_goals" ADD CONSTRAINT "kid_goals_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kid_goals" ADD CONSTRAINT "kid_goals_reward_fkey" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_assignments" ADD CONSTRAINT "reward_assignments_reward_fkey" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_assignments" ADD CONSTRAINT "reward_assignments_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_redemptions" ADD CONSTRAINT "reward_redemptions_reward_fkey" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routine_runs" ADD CONSTRAINT "routine_runs_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routine_runs" ADD CONSTRAINT "routine_runs_chore_fkey" FOREIGN KEY ("family_id","chore_id") REFERENCES "public"."chores"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kid_id_kids_id_fk" FOREIGN KEY ("kid_id") REFERENCES "public"."kids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tablet_id_family_devices_id_fk" FOREIGN KEY ("tablet_id") REFERENCES "public"."family_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_membership_fkey" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_reverses_star_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."star_ledger"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star_ledger" ADD CONSTRAINT "star_ledger_kid_fkey" FOREIGN KEY ("family_id","kid_id") REFERENCES "public"."kids"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fkey" FOREIGN KEY ("family_id","webhook_id") REFERENCES "public"."webhooks"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_maker_fkey" FOREIGN KEY ("family_id","made_by") REFERENCES "public"."memberships"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_member_idx" ON "access_tokens" USING btree ("family_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "access_tokens_user_idx" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_user_idx" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_expires_idx" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "calendar_feeds_maker_idx" ON "calendar_feeds" USING btree ("family_id","made_by");--> statement-breakpoint
CREATE INDEX "family_calendars_kid_idx" ON "family_calendars" USING btree ("kid_id") WHERE kid_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "family_calendars_next_try_idx" ON "family_calendars" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "occurrence_exceptions_made_by_idx" ON "occurrence_exceptions" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "chore_assignments_kid_idx" ON "chore_assignments" USING btree ("family_id","kid_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chore_submissions_one_pending_key" ON "chore_submissions" USING btree ("family_id","kid_id","chore_id") WHERE status = 'pending' AND occurrence_place IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "chore_submissions_place_key" ON "chore_submissions" USING btree ("family_id","chore_id","occurrence_place") WHERE occurrence_place IS NOT NULL AND status <> 'rejected';--> statement-breakpoint
CREATE INDEX "chore_submissions_reviewer_idx" ON "chore_submissions" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "chore_submissions_device_idx" ON "chore_submissions" USING btree ("device_id") WHERE device_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chore_submissions_pending_idx" ON "chore_submissions" USING btree ("family_id","kid_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "chore_submissions_reviewed_idx" ON "chore_submissions" USING btree ("family_id","kid_id","reviewed_at") WHERE reviewed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chore_submissions_kid_days_idx" ON "chore_submissions" USING btree ("family_id","kid_id","handed_in_on","status","stars_awarded");--> statement-breakpoint
CREATE INDEX "chore_submissions_chore_idx" ON "chore_submissions" USING btree ("family_id","chore_id","occurrence_key");--> statement-breakpoint
CREATE INDEX "chore_submissions_due_idx" ON "chore_submissions" USING btree ("family_id","due_on");--> statement-breakpoint
CREATE INDEX "chore_submissions_undated_idx" ON "chore_submissions" USING btree ("family_id","handed_in_on") WHERE due_on IS NULL;--> statement-breakpoint
CREATE INDEX "chores_family_idx" ON "chores" USING btree ("family_id","created_at" DESC NULLS LAST) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX "boards_family_idx" ON "boards" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "device_logins_family_idx" ON "device_logins" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "device_logins_user_idx" ON "device_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_logins_kid_idx" ON "device_logins" USING btree ("kid_id");--> statement-breakpoint
CREATE INDEX "device_logins_last_login_idx" ON "device_logins" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "device_pairings_maker_idx" ON "device_pairings" USING btree ("family_id","made_by");--> statement-breakpoint
CREATE INDEX "device_pairings_expires_idx" ON "device_pairings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "family_devices_family_idx" ON "family_devices" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "family_devices_maker_idx" ON "family_devices" USING btree ("family_id","made_by");--> statement-breakpoint
CREATE INDEX "families_suspended_idx" ON "families" USING btree ("suspended_at") WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "families_code_key" ON "families" USING btree ("code");--> statement-breakpoint
CREATE INDEX "families_newest_idx" ON "families" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_owner_key" ON "memberships" USING btree ("family_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "memberships_user_idx" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_confirmed_email_idx" ON "users" USING btree (lower("email")) WHERE email_confirmed;--> statement-breakpoint
CREATE INDEX "users_weekly_letter_idx" ON "users" USING btree ("id") WHERE weekly_letter AND email_confirmed;--> statement-breakpoint
CREATE INDEX "family_log_newest_idx" ON "family_log" USING btree ("family_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "family_log_admin_idx" ON "family_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "family_log_at_idx" ON "family_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "family_invites_family_idx" ON "family_invites" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "family_invites_inviter_idx" ON "family_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "family_invites_expires_idx" ON "family_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kid_badges_family_idx" ON "kid_badges" USING btree ("family_id","kid_id");--> statement-breakpoint
CREATE INDEX "kid_logins_family_idx" ON "kid_logins" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "kid_logins_kid_idx" ON "kid_logins" USING btree ("family_id","kid_id");--> statement-breakpoint
CREATE INDEX "kids_family_idx" ON "kids" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_kid_idx" ON "messages" USING btree ("family_id","kid_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_parent_idx" ON "messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "kid_news_kid_idx" ON "kid_news" USING btree ("family_id","kid_id","position");--> statement-breakpoint
CREATE INDEX "kid_news_unshown_idx" ON "kid_news" USING btree ("family_id","kid_id","position") WHERE shown_at IS NULL;--> statement-breakpoint
CREATE INDEX "kid_news_source_idx" ON "kid_news" USING btree ("family_id","kid_id","source_id") WHERE shown_at IS NULL;--> statement-breakpoint
CREATE INDEX "kid_news_created_idx" ON "kid_news" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kid_news_week_key" ON "kid_news" USING btree ("family_id","kid_id","week_start","type") WHERE week_start IS NOT NULL;--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "praise_kid_idx" ON "praise" USING btree ("family_id","kid_id","created_at","id");--> statement-breakpoint
CREATE INDEX "praise_submission_idx" ON "praise" USING btree ("submission_id") WHERE submission_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "praise_from_idx" ON "praise" USING btree ("from_user");--> statement-breakpoint
CREATE INDEX "push_subscriptions_family_idx" ON "push_subscriptions" USING btree ("family_id","user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kid_goals_reward_idx" ON "kid_goals" USING btree ("family_id","reward_id");--> statement-breakpoint
CREATE INDEX "reward_assignments_kid_idx" ON "reward_assignments" USING btree ("family_id","kid_id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_pending_idx" ON "reward_redemptions" USING btree ("family_id","kid_id","stars_spent") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reward_redemptions_unshown_idx" ON "reward_redemptions" USING btree ("family_id","kid_id","reviewed_at") WHERE status = 'approved' AND shown_at IS NULL;--> statement-breakpoint
CREATE INDEX "reward_redemptions_reviewed_idx" ON "reward_redemptions" USING btree ("family_id","kid_id","reviewed_at") WHERE reviewed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reward_redemptions_promised_idx" ON "reward_redemptions" USING btree ("family_id","kid_id") WHERE status = 'approved' AND delivered_at IS NULL;--> statement-breakpoint
CREATE INDEX "reward_redemptions_history_idx" ON "reward_redemptions" USING btree ("family_id","requested_at","kid_id","status","stars_spent");--> statement-breakpoint
CREATE INDEX "reward_redemptions_kid_idx" ON "reward_redemptions" USING btree ("family_id","kid_id","requested_at");--> statement-breakpoint
CREATE INDEX "reward_redemptions_reviewer_idx" ON "reward_redemptions" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "reward_redemptions_reward_idx" ON "reward_redemptions" USING btree ("family_id","reward_id","kid_id","requested_at");--> statement-breakpoint
CREATE INDEX "rewards_family_idx" ON "rewards" USING btree ("family_id","created_at" DESC NULLS LAST) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX "audit_log_newest_idx" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_action_newest_idx" ON "audit_log" USING btree ("action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_family_idx" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_kid_idx" ON "sessions" USING btree ("kid_id");--> statement-breakpoint
CREATE INDEX "sessions_tablet_idx" ON "sessions" USING btree ("tablet_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "star_ledger_kid_idx" ON "star_ledger" USING btree ("family_id","kid_id","position");--> statement-breakpoint
CREATE INDEX "star_ledger_family_idx" ON "star_ledger" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "star_ledger_submission_idx" ON "star_ledger" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "star_ledger_redemption_idx" ON "star_ledger" USING btree ("redemption_id");--> statement-breakpoint
CREATE UNIQUE INDEX "star_ledger_reverses_key" ON "star_ledger" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "uploads_family_idx" ON "uploads" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_sweep_idx" ON "uploads" USING btree ("sweep_at");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_source_idx" ON "uploads" USING btree ("family_id",md5("source_url")) WHERE "uploads"."source_url" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_oldest_idx" ON "webhook_deliveries" USING btree ("family_id","webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_family_idx" ON "webhooks" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "webhooks_maker_idx" ON "webhooks" USING btree ("family_id","made_by");