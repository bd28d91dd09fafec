-- Messages of a payment that went back are told by the number of its terugboeking, and those of money that staff decided to
-- pay back by that of its credit. This file is behind all others that name the kinds, so that its list is the one that holds.
ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug', 'betalingTeruggehaald',
    'betalingKloptNiet'));
