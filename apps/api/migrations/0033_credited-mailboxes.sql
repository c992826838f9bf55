CREATE TABLE "credited_mailboxes" (
	"hash" text PRIMARY KEY NOT NULL,
	"credited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credited_mailboxes_age" ON "credited_mailboxes" USING btree ("credited_at");