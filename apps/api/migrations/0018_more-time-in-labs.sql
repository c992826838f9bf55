ALTER TABLE "lab_sessions" DROP CONSTRAINT "lab_sessions_ttl";--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lab_time" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_time_factor" CHECK ("lab_sessions"."time_factor" in (1, 1.5, 2));--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_ttl" CHECK ("lab_sessions"."ttl" > 0 and "lab_sessions"."ttl" % 15 = 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_lab_time" CHECK ("users"."lab_time" in ('standard', 'longer', 'double'));