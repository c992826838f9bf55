ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_sign";--> statement-breakpoint
ALTER TABLE "lab_sessions" DROP CONSTRAINT "lab_sessions_credits";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD COLUMN "credits_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_one_end" ON "credit_ledger" USING btree ("reference") WHERE "credit_ledger"."kind" in ('charge', 'refund', 'unused');--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('hold', 'extension', 'charge', 'refund', 'unused', 'grant'));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_sign" CHECK (("credit_ledger"."kind" in ('hold', 'extension') and "credit_ledger"."amount" < 0) or ("credit_ledger"."kind" = 'charge' and "credit_ledger"."amount" = 0) or ("credit_ledger"."kind" in ('grant', 'refund', 'unused') and "credit_ledger"."amount" > 0));--> statement-breakpoint
ALTER TABLE "lab_sessions" ADD CONSTRAINT "lab_sessions_credits" CHECK ("lab_sessions"."credits_used" >= 0 and "lab_sessions"."credits_back" >= 0);