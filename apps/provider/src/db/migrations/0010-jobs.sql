-- State of the jobs. Their queue is pg-boss's, in the schema `jobs`, which it creates itself (db/migrate.ts).

-- Jobs that ran, by the insurer's day.
CREATE TABLE job_run (
  name text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL DEFAULT 0,
  finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (name, day)
);
SELECT keep_rows('job_run');
GRANT SELECT, INSERT ON job_run TO insurer_jobs;
