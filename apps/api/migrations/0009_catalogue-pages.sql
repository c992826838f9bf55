CREATE TABLE "content_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL,
	"courses" integer NOT NULL,
	"labs" integer NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "content_state_one_row" CHECK ("content_state"."is_only")
);
--> statement-breakpoint
CREATE INDEX "courses_catalogue" ON "courses" USING btree ("position","title" collate "C","slug") WHERE "courses"."listed";--> statement-breakpoint
CREATE INDEX "courses_catalogue_kinds" ON "courses" USING btree ("listed","level","domain","position","title" collate "C","slug");--> statement-breakpoint
CREATE INDEX "labs_catalogue" ON "labs" USING btree ("position","title" collate "C","path") WHERE "labs"."listed";--> statement-breakpoint
CREATE INDEX "labs_catalogue_kinds" ON "labs" USING btree ("listed","level","domain","position","title" collate "C","path");--> statement-breakpoint
CREATE FUNCTION "forget_content_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_state";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "instructors_content_state" AFTER INSERT OR UPDATE OR DELETE ON "instructors" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "courses_content_state" AFTER INSERT OR UPDATE OR DELETE ON "courses" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "modules_content_state" AFTER INSERT OR UPDATE OR DELETE ON "modules" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "lessons_content_state" AFTER INSERT OR UPDATE OR DELETE ON "lessons" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "quizzes_content_state" AFTER INSERT OR UPDATE OR DELETE ON "quizzes" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "questions_content_state" AFTER INSERT OR UPDATE OR DELETE ON "questions" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "options_content_state" AFTER INSERT OR UPDATE OR DELETE ON "options" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
--> statement-breakpoint
CREATE TRIGGER "labs_content_state" AFTER INSERT OR UPDATE OR DELETE ON "labs" FOR EACH STATEMENT EXECUTE FUNCTION "forget_content_state"();
