-- A file may be added to wait for a claim, or straight at a claim that the same person sent in; never
-- at somebody else's.

ALTER POLICY toevoegen ON bestand
  WITH CHECK (indiener = current_setting('mijn.viewer', true)
    AND (nummer IS NULL OR EXISTS (SELECT FROM declaratie d WHERE d.nummer = bestand.nummer
      AND d.indiener = current_setting('mijn.viewer', true))));
