CREATE TABLE "course_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"learning_outcomes" text[] NOT NULL,
	"requirements" text[] NOT NULL,
	"module_titles" text[] NOT NULL,
	"is_outdated" boolean NOT NULL,
	CONSTRAINT "course_translations_locale" UNIQUE("course_id","locale")
);
--> statement-breakpoint
CREATE TABLE "lesson_translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text NOT NULL,
	"quiz" jsonb,
	"is_outdated" boolean NOT NULL,
	CONSTRAINT "lesson_translations_locale" UNIQUE("lesson_id","locale")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "translations" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "search_items" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "course_translations" ADD CONSTRAINT "course_translations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_translations" ADD CONSTRAINT "lesson_translations_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "course_translations_content_state" AFTER INSERT OR UPDATE OR DELETE ON "course_translations" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "lesson_translations_content_state" AFTER INSERT OR UPDATE OR DELETE ON "lesson_translations" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
