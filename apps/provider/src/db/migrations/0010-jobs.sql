-- What the jobs remember of themselves. Their queue is pg-boss', in the schema `jobs`, which it makes
-- itself (db/migrate.ts).

-- Which job has run for which day of the insurer.
CREATE TABLE gelopen_taak (
  naam text NOT NULL,
  dag date NOT NULL,
  aantal integer NOT NULL DEFAULT 0,
  gelopen_op timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (naam, dag)
);
SELECT keep_rows('gelopen_taak');
GRANT SELECT, INSERT ON gelopen_taak TO insurer_jobs;
