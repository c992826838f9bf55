CREATE TABLE "lab_note_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lab_id" uuid NOT NULL,
	"text" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_notes" (
	"user_id" uuid NOT NULL,
	"lab_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"writer" text NOT NULL,
	"edit" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_notes_pkey" PRIMARY KEY("user_id","lab_id")
);
--> statement-breakpoint
ALTER TABLE "lab_note_copies" ADD CONSTRAINT "lab_note_copies_notes" FOREIGN KEY ("user_id","lab_id") REFERENCES "public"."lab_notes"("user_id","lab_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notes" ADD CONSTRAINT "lab_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notes" ADD CONSTRAINT "lab_notes_lab_id_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."labs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_note_copies_of" ON "lab_note_copies" USING btree ("user_id","lab_id","kept_at");--> statement-breakpoint
CREATE INDEX "lab_sessions_solved_of" ON "lab_sessions" USING btree ("lab_id","user_id","solved_at") WHERE "lab_sessions"."solved_at" is not null;