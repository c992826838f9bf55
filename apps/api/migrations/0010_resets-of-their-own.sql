-- Codes that wait have no reset to work with. They live ten minutes; people ask for another.
DELETE FROM "reset_codes";--> statement-breakpoint
ALTER TABLE "reset_codes" DROP CONSTRAINT "reset_codes_pkey";--> statement-breakpoint
ALTER TABLE "reset_codes" ADD COLUMN "id" text PRIMARY KEY NOT NULL;--> statement-breakpoint
CREATE INDEX "reset_codes_user" ON "reset_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_codes_expiry" ON "reset_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "reset_codes" DROP COLUMN "used_at";
