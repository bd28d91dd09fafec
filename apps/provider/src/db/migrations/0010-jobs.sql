-- What the jobs remember of themselves. Their queue is pg-boss', in the schema `jobs`, which it makes
-- itself (db/migrate.ts).

-- Which job has run for which day of the insurer.
CREATE TABLE job_run (
  name text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL DEFAULT 0,
  finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (name, day)
);
SELECT keep_rows('job_run');
GRANT SELECT, INSERT ON job_run TO insurer_jobs;
