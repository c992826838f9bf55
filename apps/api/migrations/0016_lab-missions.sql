ALTER TABLE "lab_sessions" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD COLUMN "solved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_solved" CHECK ("lab_sessions"."solved_at" is null or "lab_sessions"."started_at" is not null);