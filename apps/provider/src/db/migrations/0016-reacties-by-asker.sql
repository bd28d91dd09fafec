-- Each person has at most one reaction open about a line, or about the whole: one index over all of them told who sent a
-- claim in that somebody else, whose words they may not read, had asked about it.
DROP INDEX declaratie_reactie_open;
CREATE UNIQUE INDEX declaratie_reactie_open ON declaratie_reactie (nummer, (coalesce(regel, 0)), vrager)
  WHERE status <> 'beantwoord';
