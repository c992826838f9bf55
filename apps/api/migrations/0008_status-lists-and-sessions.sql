CREATE TABLE "status_lists" (
	"list" integer PRIMARY KEY NOT NULL,
	"given" integer NOT NULL,
	"bits" "bytea" NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What exists, in one pass: a list's bytes from the sums of their bits.
INSERT INTO "status_lists" ("list", "given", "bits", "changed_at")
WITH "places" AS (
	SELECT v."status_list", v."status_index", v."signed_at",
		c."status" = 'Revoked' OR v."version" < c."version" AS "is_set",
		greatest(c."revoked_at", c."reissued_at", v."signed_at") AS "changed_at"
	FROM "credential_versions" v LEFT JOIN "credentials" c ON c."credential_id" = v."credential_id"
), "lists" AS (
	SELECT "status_list", count(*)::int AS "given",
		coalesce(max("changed_at") FILTER (WHERE "is_set"), min("signed_at")) AS "changed_at"
	FROM "places" GROUP BY "status_list"
), "bytes" AS (
	SELECT "status_list", "status_index" / 8 AS "position", sum(1 << (7 - "status_index" % 8))::int AS "value"
	FROM "places" WHERE "is_set" GROUP BY "status_list", "status_index" / 8
)
SELECT l."status_list", l."given",
	decode(string_agg(lpad(to_hex(coalesce(b."value", 0)), 2, '0'), '' ORDER BY n."position"), 'hex'),
	l."changed_at"
FROM "lists" l CROSS JOIN generate_series(0, 16383) n("position")
LEFT JOIN "bytes" b ON b."status_list" = l."status_list" AND b."position" = n."position"
GROUP BY l."status_list", l."given", l."changed_at";
--> statement-breakpoint
-- The places of a credential that must be set by now: all of a revoked one, those of earlier versions of another.
CREATE FUNCTION "set_status_bits"("of_credential" "credentials") RETURNS void LANGUAGE plpgsql AS $$
DECLARE "place" record;
BEGIN
	FOR "place" IN
		SELECT v."status_list", v."status_index" # 7 AS "bit", v."signed_at" FROM "credential_versions" v
		WHERE v."credential_id" = "of_credential"."credential_id"
			AND ("of_credential"."status" = 'Revoked' OR v."version" < "of_credential"."version")
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
CREATE FUNCTION "credential_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "set_status_bits"(NEW);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "credentials_status_list" AFTER UPDATE OF "status", "version" ON "credentials" FOR EACH ROW EXECUTE FUNCTION "credential_changed"();
--> statement-breakpoint
CREATE FUNCTION "version_signed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "signed" "credentials";
BEGIN
	-- Waits for a revocation under way, and makes a later one wait for this place.
	SELECT * INTO "signed" FROM "credentials" WHERE "credential_id" = NEW."credential_id" FOR SHARE;
	INSERT INTO "status_lists" ("list", "given", "bits", "changed_at")
	VALUES (NEW."status_list", 1, decode(repeat('00', 16384), 'hex'), NEW."signed_at")
	ON CONFLICT ("list") DO UPDATE SET "given" = "status_lists"."given" + 1;
	IF "signed"."id" IS NOT NULL THEN PERFORM "set_status_bits"("signed"); END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "credential_versions_status_list" AFTER INSERT ON "credential_versions" FOR EACH ROW EXECUTE FUNCTION "version_signed"();
--> statement-breakpoint
-- Processes remember valid tokens for a moment: they are told of what ends.
CREATE FUNCTION "account_sessions_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session_ended', OLD."id"::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_session_ended" AFTER UPDATE OF "token_version", "disabled_at", "deleted_at" OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "account_sessions_ended"();
--> statement-breakpoint
CREATE FUNCTION "token_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session_ended', NEW."jti");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "denied_tokens_session_ended" AFTER INSERT ON "denied_tokens" FOR EACH ROW EXECUTE FUNCTION "token_session_ended"();
