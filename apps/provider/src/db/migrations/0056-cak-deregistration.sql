-- Somebody who had been registered with the CAK and no longer owes anything is told of the deregistration. It is a step
-- like the others, with nothing owed.
ALTER TABLE premieachterstand_stap
  DROP CONSTRAINT premieachterstand_stap_maanden_check,
  DROP CONSTRAINT premieachterstand_stap_bedrag_check,
  ADD CONSTRAINT premieachterstand_stap_maanden_check CHECK (maanden > 0 OR (stap = 'afmelding' AND maanden = 0)),
  ADD CONSTRAINT premieachterstand_stap_bedrag_check CHECK (bedrag > 0 OR (stap = 'afmelding' AND bedrag = 0));
