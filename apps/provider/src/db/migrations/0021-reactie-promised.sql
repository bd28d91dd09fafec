-- The insurer's day by which a person's answer is promised, where they look into a reaction further than the first days
-- (ADR 0070); null: nothing was promised. Until that day it is not taken up again.
ALTER TABLE declaratie_reactie
  ADD COLUMN uiterste_antwoord_datum date,
  ADD CONSTRAINT declaratie_reactie_promised CHECK (uiterste_antwoord_datum IS NULL OR antwoord IS NOT NULL);
GRANT UPDATE (uiterste_antwoord_datum) ON declaratie_reactie TO insurer_jobs;
