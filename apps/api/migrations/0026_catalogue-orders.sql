ALTER TABLE "courses" ADD COLUMN "newest_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labs" ADD COLUMN "newest_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_catalogue_newest" ON "courses" USING btree ("newest_rank","title" collate "C","slug") WHERE "courses"."listed";--> statement-breakpoint
CREATE INDEX "courses_catalogue_newest_kinds" ON "courses" USING btree ("listed","level","domain","newest_rank","title" collate "C","slug");--> statement-breakpoint
CREATE INDEX "courses_catalogue_shortest" ON "courses" USING btree ("minutes","title" collate "C","slug") WHERE "courses"."listed";--> statement-breakpoint
CREATE INDEX "courses_catalogue_shortest_kinds" ON "courses" USING btree ("listed","level","domain","minutes","title" collate "C","slug");--> statement-breakpoint
CREATE INDEX "courses_catalogue_title" ON "courses" USING btree ("title" collate "C","slug") WHERE "courses"."listed";--> statement-breakpoint
CREATE INDEX "courses_catalogue_title_kinds" ON "courses" USING btree ("listed","level","domain","title" collate "C","slug");--> statement-breakpoint
CREATE INDEX "labs_catalogue_newest" ON "labs" USING btree ("newest_rank","title" collate "C","path") WHERE "labs"."listed";--> statement-breakpoint
CREATE INDEX "labs_catalogue_newest_kinds" ON "labs" USING btree ("listed","level","domain","newest_rank","title" collate "C","path");--> statement-breakpoint
CREATE INDEX "labs_catalogue_shortest" ON "labs" USING btree ("minutes","title" collate "C","path") WHERE "labs"."listed";--> statement-breakpoint
CREATE INDEX "labs_catalogue_shortest_kinds" ON "labs" USING btree ("listed","level","domain","minutes","title" collate "C","path");--> statement-breakpoint
CREATE INDEX "labs_catalogue_title" ON "labs" USING btree ("title" collate "C","path") WHERE "labs"."listed";--> statement-breakpoint
CREATE INDEX "labs_catalogue_title_kinds" ON "labs" USING btree ("listed","level","domain","title" collate "C","path");