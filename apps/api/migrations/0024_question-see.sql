ALTER TABLE "questions" ADD COLUMN "see_lesson" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "see_heading" text;