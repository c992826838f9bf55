CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"credential_id" text,
	"first_name" text,
	"last_name" text,
	"note" text DEFAULT '' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "requests_kind" CHECK ("requests"."kind" in ('name_correction', 'credits', 'subscription')),
	CONSTRAINT "requests_status" CHECK ("requests"."status" in ('open', 'accepted', 'closed')),
	CONSTRAINT "requests_closed" CHECK (("requests"."status" = 'open') = ("requests"."closed_at" is null)),
	CONSTRAINT "requests_correction" CHECK (case when "requests"."kind" = 'name_correction' then "requests"."credential_id" is not null and "requests"."first_name" is not null and "requests"."last_name" is not null else "requests"."credential_id" is null and "requests"."first_name" is null and "requests"."last_name" is null end)
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_sign";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_open" ON "requests" USING btree ("user_id","kind",coalesce("credential_id", '')) WHERE "requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "requests_user" ON "requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('hold', 'extension', 'charge', 'refund', 'unused', 'grant', 'monthly'));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_sign" CHECK (("credit_ledger"."kind" in ('hold', 'extension') and "credit_ledger"."amount" < 0) or ("credit_ledger"."kind" = 'charge' and "credit_ledger"."amount" = 0) or ("credit_ledger"."kind" in ('grant', 'monthly', 'refund', 'unused') and "credit_ledger"."amount" > 0));