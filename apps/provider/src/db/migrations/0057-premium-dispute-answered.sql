-- Since when a dispute of the current stage of arrears of premium is answered: the person disputes the next stage, not
-- this one again. Null: none was answered in this stage.
ALTER TABLE premieachterstand ADD COLUMN betwisting_beantwoord date;
GRANT UPDATE (betwisting_beantwoord) ON premieachterstand TO insurer_jobs;
