-- A claim that the insurer does not take further before a day (its own, by the clock table): a
-- medical adviser looks at it first, or a paper is under way. The jobs do not see it until then.

ALTER TABLE declaratie ADD COLUMN niet_voor date;

DROP POLICY taken ON declaratie;
CREATE POLICY taken ON declaratie TO insurer_jobs
  USING (niet_voor IS NULL OR niet_voor <= today()) WITH CHECK (true);
