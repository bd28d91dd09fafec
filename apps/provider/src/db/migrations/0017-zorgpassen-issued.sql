-- The insurer issues a new pass before one ends, as a job of its days.
CREATE INDEX zorgpas_vervaldatum ON zorgpas (vervaldatum);
CREATE POLICY jobs ON zorgpas TO insurer_jobs USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON zorgpas TO insurer_jobs;
