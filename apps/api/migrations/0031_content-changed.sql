-- Processes keep answers that are content alone: they are told when an import has changed it.
CREATE FUNCTION "content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_state_changed" AFTER INSERT OR UPDATE OR DELETE ON "content_state" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
