CREATE TABLE "map_pages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"map_id" text NOT NULL,
	"shows_name" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "map_pages_map_id" UNIQUE("map_id"),
	CONSTRAINT "map_pages_id_length" CHECK (length("map_pages"."map_id") = 24)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "sign" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "badge_picture" text;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "sign" text;--> statement-breakpoint
ALTER TABLE "map_pages" ADD CONSTRAINT "map_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;