ALTER TABLE "credentials" DROP CONSTRAINT "credentials_source";--> statement-breakpoint
ALTER TABLE "credentials" DROP CONSTRAINT "credentials_subject";--> statement-breakpoint
ALTER TABLE "credential_versions" ALTER COLUMN "json" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "labs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "track_domain" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "track_level" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "first_standing" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lab_evidence" text DEFAULT 'unasked' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lab_evidence_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_once_a_track" ON "credentials" USING btree ("type","user_id","track_domain","track_level");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_first_standing" CHECK ("credentials"."first_standing" between 1 and "credentials"."version");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_source" CHECK ("credentials"."source" in ('course', 'bootcamp', 'track'));--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_subject" CHECK (("credentials"."source" = 'track') = ("credentials"."track_domain" is not null) and ("credentials"."source" = 'track') = ("credentials"."track_level" is not null) and case "credentials"."source" when 'course' then "credentials"."user_id" is not null and "credentials"."course_id" is not null and "credentials"."participant_id" is null when 'track' then "credentials"."type" = 'badge' and "credentials"."user_id" is not null and "credentials"."course_id" is null and "credentials"."participant_id" is null else "credentials"."participant_id" is not null and "credentials"."course_id" is null end);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_lab_evidence" CHECK ("users"."lab_evidence" in ('unasked', 'shown', 'hidden'));--> statement-breakpoint
-- Until now each version superseded those before it.
UPDATE "credentials" SET "first_standing" = "version" WHERE "version" > 1;
--> statement-breakpoint
-- The places of a credential that must be set by now: all of a revoked one, of another those of versions that a correction superseded.
CREATE OR REPLACE FUNCTION "set_status_bits"("of_credential" "credentials") RETURNS void LANGUAGE plpgsql AS $$
DECLARE "place" record;
BEGIN
	FOR "place" IN
		SELECT v."status_list", v."status_index" # 7 AS "bit", v."signed_at" FROM "credential_versions" v
		WHERE v."credential_id" = "of_credential"."credential_id"
			AND ("of_credential"."status" = 'Revoked' OR v."version" < "of_credential"."first_standing")
		ORDER BY v."status_list", v."status_index"
	LOOP
		-- PostgreSQL counts the bits of a byte from the lowest, the lists from the highest: hence # 7, "exclusive or".
		UPDATE "status_lists" l SET
			"bits" = set_bit(l."bits", "place"."bit", 1),
			"revision" = l."revision" + 1,
			"changed_at" = greatest(l."changed_at", "of_credential"."revoked_at", "of_credential"."reissued_at", "place"."signed_at")
		WHERE l."list" = "place"."status_list" AND get_bit(l."bits", "place"."bit") = 0;
	END LOOP;
END
$$;
--> statement-breakpoint
DROP TRIGGER "credentials_status_list" ON "credentials";
--> statement-breakpoint
CREATE TRIGGER "credentials_status_list" AFTER UPDATE OF "status", "version", "first_standing" ON "credentials" FOR EACH ROW EXECUTE FUNCTION "credential_changed"();
