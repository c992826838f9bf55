ALTER TABLE "lab_sessions" ADD COLUMN "failure" text;--> statement-breakpoint
UPDATE "lab_sessions" SET "failure" = CASE "error_message"
	WHEN 'The lab environment did not start.' THEN 'did_not_start'
	WHEN 'The lab environment did not start in time.' THEN 'too_late'
	WHEN 'The lab environment stopped unexpectedly.' THEN 'stopped'
	WHEN 'The lab environment stopped because the site restarted.' THEN 'restarted'
	WHEN 'The lab environment stopped because the site was shut down.' THEN 'shut_down'
	WHEN 'The lab environment was lost because its server does not answer.' THEN 'server_silent'
END
WHERE "status" = 'failed';
