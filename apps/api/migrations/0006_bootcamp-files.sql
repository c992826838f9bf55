CREATE TABLE "bootcamp_task_files" (
	"task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"stored_as" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bootcamp_task_files_task_id_kind_pk" PRIMARY KEY("task_id","kind"),
	CONSTRAINT "bootcamp_task_files_stored_as" UNIQUE("stored_as"),
	CONSTRAINT "bootcamp_task_files_kind" CHECK ("bootcamp_task_files"."kind" in ('weeklyTask', 'resume'))
);
--> statement-breakpoint
ALTER TABLE "bootcamp_task_files" ADD CONSTRAINT "bootcamp_task_files_task_id_bootcamp_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."bootcamp_tasks"("id") ON DELETE cascade ON UPDATE no action;