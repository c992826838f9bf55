CREATE TABLE "site_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_pages_slug" UNIQUE("slug"),
	CONSTRAINT "site_pages_known" CHECK ("site_pages"."slug" in ('help', 'accessibility', 'privacy', 'terms'))
);
--> statement-breakpoint
ALTER TABLE "search_items" DROP CONSTRAINT "search_items_kind";--> statement-breakpoint
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_kind" CHECK ("search_items"."kind" in ('course', 'lesson', 'lab', 'bootcamp', 'page'));--> statement-breakpoint
CREATE TRIGGER "site_pages_content_state" AFTER INSERT OR UPDATE OR DELETE ON "site_pages" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
