CREATE TABLE "opening_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bootcamp_slug" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opening_notices_code" UNIQUE("code_hash"),
	CONSTRAINT "opening_notices_once" UNIQUE("bootcamp_slug","email")
);
--> statement-breakpoint
CREATE INDEX "opening_notices_email" ON "opening_notices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "opening_notices_waiting" ON "opening_notices" USING btree ("bootcamp_slug") WHERE "opening_notices"."confirmed_at" is not null and "opening_notices"."told_at" is null;