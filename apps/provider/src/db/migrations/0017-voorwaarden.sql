-- Conditions of a cover besides age. No claim is judged by them, because no bill shows them.

ALTER TABLE dekking ADD COLUMN voorwaarde text CHECK (voorwaarde IN ('verwijzing', 'voorschrift'));

UPDATE dekking SET voorwaarde = CASE
    WHEN zorgsoort IN ('Medicijnen', 'Hulpmiddelen', 'Ziekenvervoer') THEN 'voorschrift' ELSE 'verwijzing' END
  WHERE pakket = 'BASIS' AND zorgsoort IN ('Ziekenhuis', 'Medicijnen', 'Laboratorium', 'Hulpmiddelen', 'Psycholoog',
    'Ziekenvervoer', 'Leefstijlprogramma');
