/**
 * Returns the end of an SQL statement that inserts a line (CTE `line`): inserts its remarks (parameter
 * `first`, JSON) and its steps (parameter `first + 1`, JSON).
 */
export function addLineParts(first: number): string {
  return `
    meldingen AS (
      INSERT INTO insurer.declaratie_melding (regel_id, volgnummer, code, omschrijving)
      SELECT regel_id, ordinality, m->>'code', m->>'omschrijving'
      FROM line, json_array_elements($${first}) WITH ORDINALITY AS e (m, ordinality))
    INSERT INTO insurer.declaratie_stap (regel_id, volgnummer, stap, bedrag, uitleg)
    SELECT regel_id, ordinality, s->>'stap', (s->>'bedrag')::int, s->>'uitleg'
    FROM line, json_array_elements($${first + 1}) WITH ORDINALITY AS e (s, ordinality)`;
}
