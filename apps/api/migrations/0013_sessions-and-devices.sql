CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
	"jti" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_version" integer NOT NULL,
	"device_id" uuid,
	"browser" text,
	"system" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_sessions_browser" CHECK ("sign_in_sessions"."browser" in ('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet')),
	CONSTRAINT "sign_in_sessions_system" CHECK ("sign_in_sessions"."system" in ('Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_user" ON "sign_in_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_device" ON "sign_in_sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_expiry" ON "sign_in_sessions" USING btree ("expires_at");