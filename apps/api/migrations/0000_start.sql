CREATE TABLE "denied_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failure_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bootcamp_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bootcamp_slug" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bootcamp_participants_once" UNIQUE("bootcamp_slug","email")
);
--> statement-breakpoint
CREATE TABLE "bootcamp_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participant_id" uuid NOT NULL,
	"status" text DEFAULT 'not_submitted' NOT NULL,
	"comment" text,
	"internship_interest" boolean DEFAULT false NOT NULL,
	"mentorship_interest" boolean DEFAULT false NOT NULL,
	"bootcamp_feedback" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bootcamp_tasks_participant" UNIQUE("participant_id"),
	CONSTRAINT "bootcamp_tasks_status" CHECK ("bootcamp_tasks"."status" in ('not_submitted', 'under_review', 'approved', 'incomplete'))
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"level" text NOT NULL,
	"domain" text NOT NULL,
	"access_type" text NOT NULL,
	"completion_credential" text NOT NULL,
	"learning_outcomes" text[] NOT NULL,
	"requirements" text[] NOT NULL,
	"instructor_id" uuid NOT NULL,
	"preview_library" text,
	"preview_content" text,
	"minutes" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_slug" UNIQUE("slug"),
	CONSTRAINT "courses_level" CHECK ("courses"."level" in ('beginner', 'intermediate', 'expert')),
	CONSTRAINT "courses_domain" CHECK ("courses"."domain" in ('cloud engineering', 'cybersecurity', 'devops', 'devsecops')),
	CONSTRAINT "courses_access_type" CHECK ("courses"."access_type" in ('open', 'invite', 'subscription')),
	CONSTRAINT "courses_completion_credential" CHECK ("courses"."completion_credential" in ('certificate', 'badge', 'none')),
	CONSTRAINT "courses_minutes" CHECK ("courses"."minutes" > 0),
	CONSTRAINT "courses_preview" CHECK (("courses"."preview_library" is null) = ("courses"."preview_content" is null))
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"profile_pic" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instructors_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "enrolments_user_course" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"code" text NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_codes_course_code" UNIQUE("course_id","code"),
	CONSTRAINT "invite_codes_upper_case" CHECK ("invite_codes"."code" = upper("invite_codes"."code")),
	CONSTRAINT "invite_codes_uses" CHECK ("invite_codes"."uses" >= 0 and ("invite_codes"."max_uses" is null or "invite_codes"."uses" <= "invite_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"badge_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"participant_name" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'Valid' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "badges_badge_id" UNIQUE("badge_id"),
	CONSTRAINT "badges_status" CHECK ("badges"."status" in ('Valid', 'Revoked'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"csn_id" text NOT NULL,
	"certificate_type" text NOT NULL,
	"user_id" uuid,
	"course_id" uuid,
	"participant_id" uuid,
	"participant_name" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'Valid' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_csn_id" UNIQUE("csn_id"),
	CONSTRAINT "certificates_type" CHECK ("certificates"."certificate_type" in ('course', 'bootcamp')),
	CONSTRAINT "certificates_status" CHECK ("certificates"."status" in ('Valid', 'Revoked')),
	CONSTRAINT "certificates_subject" CHECK (case "certificates"."certificate_type" when 'course' then "certificates"."user_id" is not null and "certificates"."course_id" is not null and "certificates"."participant_id" is null else "certificates"."participant_id" is not null and "certificates"."course_id" is null end)
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_once" UNIQUE("kind","reference"),
	CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('hold', 'charge', 'refund', 'grant')),
	CONSTRAINT "credit_ledger_sign" CHECK (("credit_ledger"."kind" = 'hold' and "credit_ledger"."amount" < 0) or ("credit_ledger"."kind" = 'charge' and "credit_ledger"."amount" = 0) or ("credit_ledger"."kind" in ('grant', 'refund') and "credit_ledger"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "lab_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lab_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"ttl" integer NOT NULL,
	"credits_used" integer NOT NULL,
	"lab_url" text,
	"credentials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"started_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_sessions_status" CHECK ("lab_sessions"."status" in ('queued', 'provisioning', 'active', 'completed', 'failed', 'expired', 'abandoned')),
	CONSTRAINT "lab_sessions_ttl" CHECK ("lab_sessions"."ttl" in (30, 60, 120, 240)),
	CONSTRAINT "lab_sessions_credits" CHECK ("lab_sessions"."credits_used" >= 0),
	CONSTRAINT "lab_sessions_ended" CHECK (("lab_sessions"."ended_at" is not null) = ("lab_sessions"."status" in ('completed', 'failed', 'expired', 'abandoned')))
);
--> statement-breakpoint
CREATE TABLE "labs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"guide_html" text NOT NULL,
	"level" text NOT NULL,
	"domain" text NOT NULL,
	"requirements" text[] NOT NULL,
	"minutes" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 1000 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labs_path" UNIQUE("path"),
	CONSTRAINT "labs_level" CHECK ("labs"."level" in ('beginner', 'intermediate', 'expert')),
	CONSTRAINT "labs_domain" CHECK ("labs"."domain" in ('cloud engineering', 'cybersecurity', 'devops', 'devsecops')),
	CONSTRAINT "labs_minutes" CHECK ("labs"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_completions" (
	"enrolment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_completions_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"video_library" text,
	"video_content" text,
	"minutes" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_course_key" UNIQUE("course_id","key"),
	CONSTRAINT "lessons_type" CHECK ("lessons"."type" in ('video', 'quiz')),
	CONSTRAINT "lessons_minutes" CHECK ("lessons"."minutes" >= 0),
	CONSTRAINT "lessons_video" CHECK (("lessons"."video_library" is null) = ("lessons"."video_content" is null))
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modules_course_position" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"is_correct" boolean NOT NULL,
	CONSTRAINT "options_question_position" UNIQUE("question_id","position")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"allow_multiple_selection" boolean DEFAULT false NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	CONSTRAINT "questions_quiz_position" UNIQUE("quiz_id","position")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"title" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"pass_mark" integer DEFAULT 70 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quizzes_lesson" UNIQUE("lesson_id"),
	CONSTRAINT "quizzes_pass_mark" CHECK ("quizzes"."pass_mark" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_order" CHECK ("subscriptions"."ends_at" > "subscriptions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"linked_in_profile" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'other' NOT NULL,
	"country" text,
	"token_version" integer DEFAULT 1 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_credits_not_negative" CHECK ("users"."credits" >= 0),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('male', 'female', 'other'))
);
--> statement-breakpoint
ALTER TABLE "bootcamp_participants" ADD CONSTRAINT "bootcamp_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bootcamp_tasks" ADD CONSTRAINT "bootcamp_tasks_participant_id_bootcamp_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."bootcamp_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_participant_id_bootcamp_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."bootcamp_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_completions" ADD CONSTRAINT "lesson_completions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_completions" ADD CONSTRAINT "lesson_completions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "denied_tokens_expiry" ON "denied_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "failure_counters_expiry" ON "failure_counters" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "badges_once_a_course" ON "badges" USING btree ("user_id","course_id") WHERE "badges"."status" = 'Valid';--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once_a_course" ON "certificates" USING btree ("user_id","course_id") WHERE "certificates"."status" = 'Valid';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once_a_bootcamp" ON "certificates" USING btree ("participant_id") WHERE "certificates"."status" = 'Valid';--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_sessions_one_open" ON "lab_sessions" USING btree ("user_id","lab_id") WHERE "lab_sessions"."status" in ('queued', 'provisioning', 'active');--> statement-breakpoint
CREATE INDEX "lab_sessions_user" ON "lab_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_completions_lesson" ON "lesson_completions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_module" ON "lessons" USING btree ("module_id","position");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","ends_at");