-- Messages about a policy sheet that is new, with policy number and year as their subject.
ALTER TABLE bericht
  DROP CONSTRAINT bericht_soort_check,
  ADD CONSTRAINT bericht_soort_check CHECK (soort IN ('declaratie', 'uitbetaling', 'tegoed', 'betaalverzoek',
    'termijn', 'reactie', 'correctie', 'eigenRisico', 'premieachterstand', 'betalingTerug', 'betalingTeruggehaald',
    'betalingHersteld', 'betalingKloptNiet', 'rekening', 'incassoGestart', 'incassoGestopt', 'polisblad'));
