CREATE TABLE "lesson_positions" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"seconds" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_positions_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id"),
	CONSTRAINT "lesson_positions_seconds" CHECK ("lesson_positions"."seconds" between 0 and 86400)
);
--> statement-breakpoint
CREATE TABLE "quiz_passes" (
	"enrolment_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"selected_options" uuid[] NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_passes_enrolment_id_quiz_id_pk" PRIMARY KEY("enrolment_id","quiz_id"),
	CONSTRAINT "quiz_passes_score" CHECK ("quiz_passes"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "lesson_positions" ADD CONSTRAINT "lesson_positions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_positions" ADD CONSTRAINT "lesson_positions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_passes" ADD CONSTRAINT "quiz_passes_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_passes" ADD CONSTRAINT "quiz_passes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_positions_lesson" ON "lesson_positions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "quiz_passes_quiz" ON "quiz_passes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "bootcamp_participants_user" ON "bootcamp_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "badges_user" ON "badges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificates_participant" ON "certificates" USING btree ("participant_id");