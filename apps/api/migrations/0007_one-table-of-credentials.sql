CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" text NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"user_id" uuid,
	"course_id" uuid,
	"participant_id" uuid,
	"participant_name" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'Valid' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reissued_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text,
	CONSTRAINT "credentials_credential_id" UNIQUE("credential_id"),
	CONSTRAINT "credentials_type" CHECK ("credentials"."type" in ('certificate', 'badge')),
	CONSTRAINT "credentials_source" CHECK ("credentials"."source" in ('course', 'bootcamp')),
	CONSTRAINT "credentials_status" CHECK ("credentials"."status" in ('Valid', 'Revoked')),
	CONSTRAINT "credentials_subject" CHECK (case "credentials"."source" when 'course' then "credentials"."user_id" is not null and "credentials"."course_id" is not null and "credentials"."participant_id" is null else "credentials"."participant_id" is not null and "credentials"."course_id" is null end)
);
--> statement-breakpoint
INSERT INTO "credentials" ("id", "credential_id", "type", "source", "user_id", "course_id", "participant_id", "participant_name", "title", "status", "issued_at", "version", "reissued_at", "revoked_at", "revocation_reason")
SELECT "id", "csn_id", 'certificate', "certificate_type", "user_id", "course_id", "participant_id", "participant_name", "title", "status", "issued_at", "version", "reissued_at", "revoked_at", "revocation_reason" FROM "certificates"
UNION ALL
SELECT "id", "badge_id", 'badge', 'course', "user_id", "course_id", NULL, "participant_name", "title", "status", "issued_at", "version", "reissued_at", "revoked_at", "revocation_reason" FROM "badges";
--> statement-breakpoint
DROP TABLE "badges";--> statement-breakpoint
DROP TABLE "certificates";--> statement-breakpoint
ALTER TABLE "credential_versions" RENAME COLUMN "public_id" TO "credential_id";--> statement-breakpoint
ALTER TABLE "credential_versions" DROP CONSTRAINT "credential_versions_once";--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_participant_id_bootcamp_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."bootcamp_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credentials_participant" ON "credentials" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_once_a_course" ON "credentials" USING btree ("type","user_id","course_id") WHERE "credentials"."status" = 'Valid';--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_once_a_bootcamp" ON "credentials" USING btree ("type","participant_id") WHERE "credentials"."status" = 'Valid';--> statement-breakpoint
ALTER TABLE "credential_versions" ADD CONSTRAINT "credential_versions_once" UNIQUE("credential_id","version","issuer");