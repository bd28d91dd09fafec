-- Rows that belong to a claim or a line are seen by who sees that. A scalar subquery is looked up by
-- key for each row; of an EXISTS the planner may make a table of everything the viewer sees.

ALTER POLICY zien ON declaratie_melding
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_melding.regel_id));
ALTER POLICY zien ON declaratie_stap
  USING ((SELECT true FROM declaratie_regel r WHERE r.regel_id = declaratie_stap.regel_id));
ALTER POLICY zien ON uitbetaling
  USING ((SELECT true FROM declaratie d WHERE d.nummer = uitbetaling.nummer));
ALTER POLICY zien ON bestand
  USING (indiener = current_setting('mijn.viewer', true)
    OR (SELECT true FROM declaratie d WHERE d.nummer = bestand.nummer));
