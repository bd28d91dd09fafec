-- Whose first premium is asked on a day.
CREATE INDEX verzekering_from ON verzekering (geldig_van);

-- A debit that the payer's own bank gave back: it is not presented again, a payment request follows.
ALTER TABLE incasso ADD COLUMN teruggeboekt boolean NOT NULL DEFAULT false;
GRANT UPDATE (teruggeboekt) ON incasso TO insurer_jobs;
