CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"origin" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous" text,
	"hash" text,
	CONSTRAINT "audit_entries_sequence" UNIQUE("sequence"),
	CONSTRAINT "audit_entries_actor_kind" CHECK ("audit_entries"."actor_kind" in ('operator', 'learner', 'participant', 'system'))
);
--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_change" BEFORE UPDATE ON "audit_entries" FOR EACH ROW WHEN (OLD."sequence" IS NOT NULL) EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_removal" BEFORE DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_emptying" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What a hash covers, each field with its length in bytes, so that no two rows are written alike. Change nothing here: it is in each hash.
CREATE FUNCTION "audit_text"("entry" "audit_entries") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT string_agg(coalesce(octet_length(convert_to("field", 'UTF8')) || ':' || "field", '-'), ',' ORDER BY "place")
	FROM unnest(ARRAY[
		'rampart-audit-1',
		"entry"."previous",
		"entry"."sequence"::text,
		"entry"."id"::text,
		to_char("entry"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
		"entry"."actor_kind",
		"entry"."actor",
		"entry"."action",
		"entry"."subject",
		"entry"."reason",
		"entry"."origin",
		"entry"."details"::text
	]) WITH ORDINALITY AS "fields" ("field", "place")
$$;
--> statement-breakpoint
-- The place in the chain is the database's to give.
CREATE FUNCTION "clear_audit_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."sequence" := NULL;
	NEW."previous" := NULL;
	NEW."hash" := NULL;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_place" BEFORE INSERT ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "clear_audit_place"();
--> statement-breakpoint
-- Links an entry when its transaction commits: the lock comes after all others of the transaction, so it is held for a moment only and
-- no two transactions can wait for each other.
CREATE FUNCTION "link_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"head" "audit_entries";
	"entry" "audit_entries";
BEGIN
	PERFORM pg_advisory_xact_lock(7214904);
	SELECT * INTO "head" FROM "audit_entries" WHERE "sequence" IS NOT NULL ORDER BY "sequence" DESC LIMIT 1;
	SELECT * INTO "entry" FROM "audit_entries" WHERE "id" = NEW."id";
	"entry"."sequence" := coalesce("head"."sequence", 0) + 1;
	"entry"."previous" := coalesce("head"."hash", repeat('0', 64));
	UPDATE "audit_entries" SET
		"sequence" = "entry"."sequence",
		"previous" = "entry"."previous",
		"hash" = encode(sha256(convert_to("audit_text"("entry"), 'UTF8')), 'hex')
	WHERE "id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_entries_link" AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "link_audit_entry"();
