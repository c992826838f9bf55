-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_items" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"context" text,
	"level" text,
	"domain" text,
	"minutes" integer,
	"position" integer NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_items_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "search_items_kind" CHECK ("search_items"."kind" in ('course', 'lesson', 'lab', 'bootcamp'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_items_document" ON "search_items" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- The next start imports the content again, which fills both.
DELETE FROM "content_state";
